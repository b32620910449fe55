import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { scanJob } from './jobs.ts'
import { runScan } from './scans.ts'

/** No transaction is open while a domain is scanned; a second run of a job overwrites the first. */
export const riskHandlers: readonly JobHandler[] = [
  handler(scanJob, 'outside', ({ accountId }, services) => runScan(services, accountId)),
]
