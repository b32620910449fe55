import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Sends a link to set a password, if the address has a user. */
export const resetJob = job(
  'mailPasswordReset',
  z.object({
    email: z.string(),
    reason: z.enum(['asked', 'sent']),
  }),
)
