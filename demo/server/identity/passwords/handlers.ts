import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { resetJob } from './jobs.ts'
import { mailRequestedReset } from './reset.ts'

export const passwordHandlers: readonly JobHandler[] = [
  handler(resetJob, 'transaction', (request, services) => mailRequestedReset(services, request)),
]
