import { handler, type JobHandler } from '../queue/handler.ts'
import { letterJob } from './jobs.ts'
import { letters } from './tables.ts'

export const outboxHandlers: readonly JobHandler[] = [
  handler(letterJob, 'outside', async (letter, services, jobId) => {
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
  }),
]
