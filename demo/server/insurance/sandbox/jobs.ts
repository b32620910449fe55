import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

/** Applies the outcome that the company's name asks for to a saved quote of test mode. */
export const outcomeJob = job('sandbox.outcome', z.object({ quoteId: z.string() }))
