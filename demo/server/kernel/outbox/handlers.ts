import { handler, type JobHandler } from '../queue/handler.ts'
import { mailJob } from './jobs.ts'
import { mails } from './tables.ts'

export const outboxHandlers: readonly JobHandler[] = [
  handler(mailJob, 'outside', async (mail, services, jobId) => {
    // a mail of test mode never leaves
    const isLive = services.database.mode() === 'live'
    const { mailer } = services
    if (mail.via === 'email' && mailer && isLive) {
      await services.concurrency.pause(() => mailer(mail, jobId))
      return
    }
    await services.database
      .handle()
      .insert(mails)
      .values({ id: jobId, ...mail, sent: services.clock.now() })
      // a job may run twice, its mail is in the outbox once
      .onConflictDoNothing({ target: mails.id })
  }),
]
