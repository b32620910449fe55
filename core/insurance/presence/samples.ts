import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const body = { tabId: 'tab-0001', isHere: true }

/** A sample input of each endpoint of this domain. */
export const samples = {
  markQuotePresence: ({ quoteId }) => ({ params: { id: quoteId }, body }),
  markAccountPresence: ({ accountId }) => ({ params: { id: accountId }, body }),
} satisfies SamplesOf<Pick<typeof endpoints, 'markQuotePresence' | 'markAccountPresence'>>
