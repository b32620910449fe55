import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { mailBulkRun } from './bulk/bulk-mails.ts'
import { bulkMailJob } from './jobs.ts'

/** The handlers of jobs about quotes. */
export const quoteHandlers: readonly JobHandler[] = [
  handler(bulkMailJob, 'transaction', ({ runId }, services) => mailBulkRun(services, runId)),
]
