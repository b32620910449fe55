import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as carts from './cart/endpoints.ts'
import type * as reviews from './review/endpoints.ts'
import type * as sharing from './cart/sharing-endpoints.ts'
import type * as renewals from './renewal/endpoints.ts'
import type * as wizardDrafts from './wizard/endpoints.ts'
import type * as endpoints from './endpoints.ts'
import type * as adjusting from './adjustment-endpoints.ts'
import type { reassessRisk } from './reassessment.ts'

const list = { query: { page: 0, size: 25 } }

const ofQuote = ({ quoteId, quoteInput: { product } }: SampleRecords) => ({
  params: { product, quoteId },
})

const ofDraft = ({ accountId, quoteInput: { product } }: SampleRecords) => ({
  params: { accountId, product },
  query: {},
})

const person = { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@bayside.example' }

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchQuotes: list,
  searchBinders: list,
  searchInbox: list,
  searchAgencyInbox: list,
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
  getIrpm: ({ quoteId }) => ({ query: { quoteId } }),
  saveIrpm: ({ quoteId }) => ({ body: { quoteId, securityAwareness: 0 } }),
  getEventExclusions: ({ quoteId }) => ({ params: { id: quoteId } }),
  saveEventExclusions: ({ quoteId }) => ({ params: { id: quoteId }, body: { events: [] } }),
  saveBrokerFees: ({ quoteId }) => ({ params: { id: quoteId }, body: { brokerFee: 2_500 } }),
  saveMgaFee: ({ quoteId }) => ({ params: { id: quoteId }, body: { mgaFee: 15_000 } }),
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
  getCart: ({ accountId }) => ({ query: { accountId } }),
  addToCart: (records) => ({ ...ofQuote(records), body: { presetName: 'Higher limit' } }),
  renameInCart: (records) => ({ ...ofQuote(records), body: { presetName: 'Lower premium' } }),
  removeFromCart: ofQuote,
  duplicateQuote: (records) => ({
    ...ofQuote(records),
    body: { presetName: 'Higher limit', initialRequestData: records.quoteInput },
  }),
  requestVariations: ({ accountId, quoteId }) => ({ body: { accountId, quoteIds: [quoteId] } }),
  sendVariations: ({ accountId, quoteId }) => ({
    body: { accountId, quoteIds: [quoteId], to: 'customer' },
  }),
  shareVariations: ({ accountId, quoteId }) => ({ body: { accountId, quoteIds: [quoteId] } }),
  getQuoteReview: ({ quoteId }) => ({ params: { id: quoteId } }),
  verifyReviewed: ({ quoteId }) => ({
    params: { id: quoteId },
    body: { hasVerified: true, insuredModified: '2026-01-05T09:00:00.000Z' },
  }),
  saveReviewPolicyholder: ({ quoteId, phone }) => ({
    params: { id: quoteId },
    body: {
      customerFirstName: person.firstName,
      customerLastName: person.lastName,
      customerEmail: person.email,
      customerPhone: phone,
    },
  }),
  getComparison: ({ comparisonId }) => ({ params: { comparisonId } }),
  sendToCustomer: ofQuote,
  sendToAgent: ofQuote,
  sendQuoteRequest: (records) => ({
    ...ofQuote(records),
    body: {
      agencyName: 'Magnolia Brokers',
      agentFirstName: 'Ada',
      agentLastName: 'Diaz',
      agentEmail: 'ada@magnolia.example',
      agentPhone: records.phone,
    },
  }),
  getWizardDraft: ofDraft,
  saveWizardDraft: (records) => ({
    ...ofDraft(records),
    body: { revision: 0, values: { step: 'verify' } },
  }),
  deleteWizardDraft: ofDraft,
  getRenewal: ({ policyId }) => ({ params: { policyId } }),
  saveRenewal: ({ policyId, quoteInput, phone }) => ({
    body: { policyId, initialRequestData: quoteInput, contact: { ...person, phone } },
  }),
} satisfies SamplesOf<
  typeof endpoints &
    typeof carts &
    typeof sharing &
    typeof reviews &
    typeof wizardDrafts &
    typeof renewals &
    typeof adjusting & { readonly reassessRisk: typeof reassessRisk }
>
