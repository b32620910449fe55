import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { mailDoneTogether } from './bulk/together-mails.ts'
import { doneTogetherJob } from './jobs.ts'

/** The handlers of jobs about quotes. */
export const quoteHandlers: readonly JobHandler[] = [
  handler(doneTogetherJob, 'transaction', ({ runId }, services) =>
    mailDoneTogether(services, runId),
  ),
]
