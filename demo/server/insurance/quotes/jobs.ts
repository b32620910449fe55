import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

// Documents are written after the commit of what they document; a reader who comes first writes them.

const ofQuote = z.object({ quoteId: z.string() })

/** Writes the proposal of a quote's newest terms. */
export const proposalJob = job('documents.proposal', ofQuote)

/** Writes the binder of a bound quote. */
export const binderJob = job('documents.binder', ofQuote)
