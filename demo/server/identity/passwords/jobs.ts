import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Mails a link to set a password, if a user has the address. */
export const resetJob = job(
  'mailPasswordReset',
  z.object({
    email: z.string(),
    reason: z.enum(['asked', 'sent']),
  }),
)
