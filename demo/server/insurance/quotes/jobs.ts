import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

// Documents are drawn after the commit of their record; an earlier download draws them at once.

const quoteInput = z.object({ quoteId: z.string() })

/** Draws the proposal of a quote's newest terms. */
export const proposalJob = job('documents.proposal', quoteInput)

/** Mails agents which of their quotes were declined or rescinded together. */
export const bulkMailJob = job('quotes.declined-together', z.object({ runId: z.string() }))

/** Draws the binder of a bound quote. */
export const binderJob = job('documents.binder', quoteInput)
