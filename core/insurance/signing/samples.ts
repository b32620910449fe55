import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const quoteParams = ({ quoteId, quoteInput: { product } }: SampleRecords) => ({
  params: { product, quoteId },
})

/** A sample input of each endpoint of this domain. */
export const samples = {
  getSigning: quoteParams,
  signQuote: (records) => ({
    ...quoteParams(records),
    body: { fullName: 'Rosa Diaz', hasAgreed: true },
  }),
  sendSignRequest: quoteParams,
  getApplicationLink: quoteParams,
  verifyReceipt: () => ({
    body: { receiptHash: '0'.repeat(64), seal: 'A'.repeat(86) },
  }),
  downloadSigned: ({ quoteId }) => ({ params: { quoteId } }),
} satisfies SamplesOf<typeof endpoints>
