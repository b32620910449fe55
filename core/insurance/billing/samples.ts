import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'
import type { downloadReceipt } from './receipt-endpoints.ts'

const ofPolicy = ({ policyId }: SampleRecords) => ({ params: { policyId } })

/** A sample input of each endpoint of this domain. */
export const samples = {
  getPaymentStatus: ofPolicy,
  getAmountToPay: ofPolicy,
  getAmountPaid: ofPolicy,
  getPaymentDue: ofPolicy,
  listPaymentMethods: ofPolicy,
  getBankInfo: ofPolicy,
  getProviderKey: (records) => ({ ...ofPolicy(records), body: { method: 'card' } }),
  validatePayment: ofPolicy,
  recordPayment: (records) => ({
    ...ofPolicy(records),
    body: {
      intentId: records.intentId,
      transactionId: 'txn_sample',
      transactionDate: '2026-01-01T00:00:00.000Z',
      paymentAmount: 100,
      totalPaymentAmount: 100,
    },
  }),
  savePaymentToken: (records) => ({
    ...ofPolicy(records),
    body: { intentId: records.intentId, tokenId: 'tok_sample' },
  }),
  retryPayment: ofPolicy,
  receivePaymentEvent: { body: { payload: '{}', timestamp: 1_767_225_600, signature: '00' } },
  downloadReceipt: ({ accountId, policyId }) => ({ query: { accountId, policyId } }),
} satisfies SamplesOf<typeof endpoints & { readonly downloadReceipt: typeof downloadReceipt }>
