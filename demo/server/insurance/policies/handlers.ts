import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { outcomeJob } from '../sandbox/jobs.ts'
import { actAsNamed } from './test-outcomes.ts'

export const policyHandlers: readonly JobHandler[] = [
  handler(outcomeJob, 'transaction', ({ quoteId }, services) => actAsNamed(services, quoteId)),
]
