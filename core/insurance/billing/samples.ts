import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'
import type { downloadReceipt } from './receipt-endpoints.ts'

const policyParams = ({ policyId }: SampleRecords) => ({ params: { policyId } })

/** A sample input of each endpoint of this domain. */
export const samples = {
  getPaymentStatus: policyParams,
  getAmountToPay: policyParams,
  getAmountPaid: policyParams,
  getPaymentDue: policyParams,
  listPaymentMethods: policyParams,
  getBankInfo: policyParams,
  getProviderKey: (records) => ({ ...policyParams(records), body: { method: 'card' } }),
  validatePayment: policyParams,
  recordPayment: (records) => ({
    ...policyParams(records),
    body: {
      intentId: records.intentId,
      transactionId: 'txn_sample',
      transactionDate: '2026-01-01T00:00:00.000Z',
      paymentAmount: 100,
      totalPaymentAmount: 100,
    },
  }),
  savePaymentToken: (records) => ({
    ...policyParams(records),
    body: { intentId: records.intentId, tokenId: 'tok_sample' },
  }),
  retryPayment: policyParams,
  receivePaymentEvent: { body: { payload: '{}', timestamp: 1_767_225_600, signature: '00' } },
  downloadReceipt: ({ accountId, policyId }) => ({ query: { accountId, policyId } }),
} satisfies SamplesOf<typeof endpoints & { readonly downloadReceipt: typeof downloadReceipt }>
