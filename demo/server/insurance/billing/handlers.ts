import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { confirmIntent } from './confirm-intent.ts'
import { confirmJob } from './jobs.ts'

export const billingHandlers: readonly JobHandler[] = [
  handler(confirmJob, 'outside', ({ intentId }, services) => confirmIntent(services, intentId)),
]
