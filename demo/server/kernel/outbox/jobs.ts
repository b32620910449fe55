import * as z from 'zod/mini'
import type { Job } from '../queue/job.ts'
import { letterJob } from './send.ts'
import { letters } from './tables.ts'

const payload = z.object({
  to: z.string(),
  via: z.enum(['email', 'text']),
  subject: z.string(),
  text: z.string(),
})

export const outboxJobs: readonly Job[] = [
  {
    kind: letterJob,
    runs: 'outside',
    async handle(given, services, jobId) {
      const letter = z.parse(payload, given)
      if (letter.via === 'email' && services.mailer) {
        await services.mailer(letter, jobId)
        return
      }
      await services.database
        .handle()
        .insert(letters)
        .values({ id: jobId, ...letter, sent: services.clock.now() })
        // a job may run twice, its letter stands in the outbox once
        .onConflictDoNothing({ target: letters.id })
    },
  },
]
