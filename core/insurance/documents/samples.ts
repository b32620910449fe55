import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchDocuments: ({ accountId }) => ({ params: { accountId }, query: { page: 0, size: 25 } }),
  downloadDocument: ({ docId }) => ({ query: { docId } }),
  downloadProposal: ({ accountId, quoteId }) => ({ params: { accountId, quoteId }, query: {} }),
  downloadPolicy: ({ accountId, policyId }) => ({ params: { accountId, policyId }, query: {} }),
  downloadInvoice: ({ accountId, policyId }) => ({ query: { accountId, policyId } }),
  downloadCart: ({ accountId }) => ({ params: { accountId } }),
  downloadComparison: ({ comparisonId }) => ({ params: { comparisonId } }),
} satisfies SamplesOf<typeof endpoints>
