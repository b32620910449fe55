import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { receiptJob } from '../billing/jobs.ts'
import { invoiceJob, policyJob } from '../policies/jobs.ts'
import { binderJob, proposalJob } from '../quotes/jobs.ts'
import { applicationJob } from '../submissions/jobs.ts'
import { storeApplication } from './applications.ts'
import { writeBinder, writePolicyPaper, writeProposal, writeReceipt } from './ensure-documents.ts'

/**
 * Drawing takes long, so no transaction is open meanwhile; when a document is drawn twice, the
 * first stays.
 */
export const documentHandlers: readonly JobHandler[] = [
  handler(proposalJob, 'outside', ({ quoteId }, services) => writeProposal(services, quoteId)),
  handler(binderJob, 'outside', ({ quoteId }, services) => writeBinder(services, quoteId)),
  handler(applicationJob, 'transaction', ({ submissionId }, services) =>
    storeApplication(services, submissionId),
  ),
  handler(policyJob, 'outside', ({ policyId }, services) =>
    writePolicyPaper(services, 'policy', policyId),
  ),
  handler(invoiceJob, 'outside', ({ policyId }, services) =>
    writePolicyPaper(services, 'invoice', policyId),
  ),
  handler(receiptJob, 'outside', ({ policyId, paymentId }, services) =>
    writeReceipt(services, policyId, paymentId),
  ),
]
