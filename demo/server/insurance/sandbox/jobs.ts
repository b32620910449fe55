import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Applies the test outcome encoded in the company name to a saved quote of test mode. */
export const outcomeJob = job('sandbox.outcome', z.object({ quoteId: z.string() }))
