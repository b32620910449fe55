import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as bulk from './bulk/endpoints.ts'
import type { getQuoteChanges, markQuoteSeen } from './changes/endpoints.ts'
import type * as carts from './cart/endpoints.ts'
import type * as reviews from './review/endpoints.ts'
import type * as sharing from './cart/sharing-endpoints.ts'
import type * as renewals from './renewal/endpoints.ts'
import type * as wizardDrafts from './wizard/endpoints.ts'
import type * as endpoints from './endpoints.ts'
import type * as adjusting from './edit/adjustment-endpoints.ts'
import type * as binds from './bind/endpoints.ts'
import type * as edits from './edit/endpoints.ts'
import type * as mails from './mail/endpoints.ts'
import type * as prices from './price/endpoints.ts'
import type * as lifecycle from './lifecycle/endpoints.ts'
import type * as subjectivities from './subjectivities/endpoints.ts'
import type * as underwriting from './underwriting/endpoints.ts'
import type * as lists from './list/endpoints.ts'
import type { reassessRisk } from './price/reassessment-endpoint.ts'

const list = { query: { page: 0, size: 25 } }

const ofQuote = ({ quoteId, quoteInput: { product } }: SampleRecords) => ({
  params: { product, quoteId },
})

const ofQuotes = ({ quoteId }: SampleRecords) => ({
  requestId: 'one-attempt',
  records: [{ id: quoteId }],
})

const exported = { query: { columns: 'quoteNumber,status,limit' } }

const wholeList = { query: { search: 'dental' } }

const ofSubjectivity = ({ quoteId, subjectivityId }: SampleRecords) => ({
  params: { id: quoteId, subjectivityId },
})

const reviewed = (records: SampleRecords) => ({
  ...ofQuote(records),
  body: { reason: 'The company was sold' },
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
  getInboxOptions: {},
  searchAgencyInbox: list,
  searchNeededQuotes: list,
  countQuotes: { query: {} },
  countQuotedAccounts: wholeList,
  sumQuotePremiums: wholeList,
  getQuoteDashboard: wholeList,
  exportQuotes: exported,
  exportBinders: exported,
  exportDeletedQuotes: exported,
  exportInbox: exported,
  exportAgencyInbox: exported,
  selectQuotes: wholeList,
  selectBinders: wholeList,
  selectDeletedQuotes: wholeList,
  selectInbox: wholeList,
  selectAgencyInbox: wholeList,
  restoreQuotes: (records) => ({ body: ofQuotes(records) }),
  rescindBinders: (records) => ({ body: ofQuotes(records) }),
  issueQuotes: (records) => ({ body: ofQuotes(records) }),
  declineQuotes: (records) => ({
    body: {
      ...ofQuotes(records),
      with: { reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false },
    },
  }),
  loseQuotes: (records) => ({
    body: { ...ofQuotes(records), with: { reasonSummary: 'Price is High', reason: 'Elsewhere' } },
  }),
  deleteQuotes: (records) => ({ body: ofQuotes(records) }),
  setNeedByOfQuotes: (records) => ({
    body: { ...ofQuotes(records), with: { needBy: records.soon } },
  }),
  saveQuote: ({ accountId, quoteInput, phone }) => ({
    params: { id: quoteInput.product },
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
  listAskedOfInsured: {},
  askInsured: ({ quoteId }) => ({ params: { id: quoteId } }),
  listSubjectivities: ({ quoteId }) => ({ params: { id: quoteId } }),
  addSubjectivity: ({ quoteId }) => ({
    params: { id: quoteId },
    body: { text: 'A signed application' },
  }),
  fillSubjectivity: (records) => ({ ...ofSubjectivity(records), body: { answer: 'Attached' } }),
  decideSubjectivity: (records) => ({ ...ofSubjectivity(records), body: { status: 'MET' } }),
  downloadSubjectivity: ofSubjectivity,
  searchDeletedQuotes: list,
  requestReview: reviewed,
  setNeedBy: ({ quoteId, soon }) => ({ body: { quoteId, needBy: soon } }),
  loseQuote: ({ quoteId }) => ({
    params: { id: quoteId },
    body: { reasonSummary: 'Price is High', reason: 'Bought elsewhere' },
  }),
  repriceQuote: ofQuote,
  retryQuote: ofQuote,
  deleteQuote: ofQuote,
  restoreQuote: ofQuote,
  deleteInvalidQuotes: ({ accountId }) => ({ query: { accountId } }),
  deleteExpiredQuotes: ({ accountId }) => ({ query: { accountId } }),
  getQuoteChanges: ({ quoteId }) => ({ params: { id: quoteId } }),
  markQuoteSeen: ({ quoteId }) => ({
    params: { id: quoteId },
    body: { asOf: '2026-11-20T09:00:00.000Z' },
  }),
  getUnderwriting: ({ quoteId }) => ({ params: { id: quoteId } }),
  underwriteQuote: ofQuote,
  referQuote: reviewed,
  escalateQuote: (records) => ({
    ...ofQuote(records),
    body: { reason: 'Beyond my authority', group: 'SENIOR_UNDERWRITING' },
  }),
  indicateQuote: ofQuote,
  bypassRules: reviewed,
  rescindBinder: ofQuote,
  approveQuote: ofQuote,
  issueQuote: ofQuote,
  agentIssueQuote: ofQuote,
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
  sendToCustomer: (records) => ({ ...ofQuote(records), body: { quoteId: records.quoteId } }),
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
  listWizardDrafts: {},
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
    typeof bulk &
    typeof carts &
    typeof sharing &
    typeof reviews &
    typeof wizardDrafts &
    typeof renewals &
    typeof lifecycle &
    typeof lists &
    typeof binds &
    typeof edits &
    typeof mails &
    typeof prices &
    typeof subjectivities &
    typeof underwriting & {
      readonly getQuoteChanges: typeof getQuoteChanges
      readonly markQuoteSeen: typeof markQuoteSeen
    } & typeof adjusting & {
      readonly reassessRisk: typeof reassessRisk
    }
>
