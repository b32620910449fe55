import * as z from 'zod/mini'
import { job } from '../queue/job.ts'

/** Sends a mail or text. */
export const mailJob = job(
  'sendLetter',
  z.object({
    to: z.string(),
    via: z.enum(['email', 'text']),
    subject: z.string(),
    text: z.string(),
  }),
)
