import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Does with a saved quote of test mode what the name of its company says. */
export const outcomeJob = job('sandbox.outcome', z.object({ quoteId: z.string() }))
