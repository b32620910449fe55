import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { mailDeclinedTogether } from './bulk/decline-mails.ts'
import { declinedTogetherJob } from './jobs.ts'

/** The handlers of jobs about quotes. */
export const quoteHandlers: readonly JobHandler[] = [
  handler(declinedTogetherJob, 'transaction', ({ runId }, services) =>
    mailDeclinedTogether(services, runId),
  ),
]
