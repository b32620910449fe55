import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'
import type { reassessRisk } from './reassessment.ts'

const list = { query: { page: 0, size: 25 } }

const ofQuote = ({ quoteId, quoteInput: { product } }: SampleRecords) => ({
  params: { product, quoteId },
})

const person = { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@bayside.example' }

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchQuotes: list,
  searchBinders: list,
  searchInbox: list,
  saveQuote: ({ accountId, quoteInput, phone }) => ({
    params: { product: quoteInput.product },
    body: { accountId, initialRequestData: quoteInput, contact: { ...person, phone } },
  }),
  getQuote: ofQuote,
  getQuoteById: ({ quoteId }) => ({ params: { id: quoteId } }),
  updateQuote: (records) => ({
    ...ofQuote(records),
    body: { initialRequestData: records.quoteInput },
  }),
  recalculateQuote: (records) => ({ ...ofQuote(records), body: records.quoteInput }),
  emailQuote: ofQuote,
  requestToBind: ({ quoteId, phone }) => ({
    params: { id: quoteId },
    body: {
      customerFirstName: person.firstName,
      customerLastName: person.lastName,
      customerEmail: person.email,
      customerPhone: phone,
    },
  }),
  releaseQuote: ofQuote,
  reassessRisk: ({ accountId, quoteId, quoteInput }) => ({
    params: { accountId },
    body: { quoteId, product: quoteInput.product },
  }),
  approveQuote: ofQuote,
  issueQuote: ofQuote,
  declineQuote: ({ quoteId }) => ({
    params: { id: quoteId },
    body: {
      reasonSummary: 'BOR',
      reason: 'Moved to another broker',
      isNotificationEnabled: false,
    },
  }),
} satisfies SamplesOf<typeof endpoints & { readonly reassessRisk: typeof reassessRisk }>
