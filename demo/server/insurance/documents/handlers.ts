import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { receiptJob } from '../billing/jobs.ts'
import { invoiceJob, policyJob } from '../policies/jobs.ts'
import { binderJob, proposalJob } from '../quotes/jobs.ts'
import { applicationJob } from '../submissions/jobs.ts'
import { storeApplication } from './applications.ts'
import {
  ensureBinder,
  ensurePolicyDocument,
  ensureProposal,
  ensureReceipt,
} from './ensure-documents.ts'

/**
 * No transaction is open while a document is drawn, because drawing is slow; if two requests draw one,
 * the first is stored.
 */
export const documentHandlers: readonly JobHandler[] = [
  handler(proposalJob, 'outside', ({ quoteId }, services) => ensureProposal(services, quoteId)),
  handler(binderJob, 'outside', ({ quoteId }, services) => ensureBinder(services, quoteId)),
  handler(applicationJob, 'transaction', ({ submissionId }, services) =>
    storeApplication(services, submissionId),
  ),
  handler(policyJob, 'outside', ({ policyId }, services) =>
    ensurePolicyDocument(services, 'policy', policyId),
  ),
  handler(invoiceJob, 'outside', ({ policyId }, services) =>
    ensurePolicyDocument(services, 'invoice', policyId),
  ),
  handler(receiptJob, 'outside', ({ policyId, paymentId }, services) =>
    ensureReceipt(services, policyId, paymentId),
  ),
]
