import * as z from 'zod/mini'
import { job } from '../../kernel/queue/job.ts'

// Documents are written after the commit of what they document; a reader who comes first writes them.

const ofQuote = z.object({ quoteId: z.string() })
const ofPolicy = z.object({ policyId: z.string() })

/** Writes the proposal of a quote's newest terms. */
export const proposalJob = job('documents.proposal', ofQuote)
export const binderJob = job('documents.binder', ofQuote)
export const policyJob = job('documents.policy', ofPolicy)
export const invoiceJob = job('documents.invoice', ofPolicy)
export const receiptJob = job(
  'documents.receipt',
  z.object({ policyId: z.string(), paymentId: z.string() }),
)
