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

const quoteParams = ({ quoteId, quoteInput: { product } }: SampleRecords) => ({
  params: { product, quoteId },
})

const bulkSelection = ({ quoteId }: SampleRecords) => ({
  requestId: 'one-attempt',
  records: [{ id: quoteId }],
})

const exported = { query: { columns: 'quoteNumber,status,limit' } }

const wholeList = { query: { search: 'dental' } }

const subjectivityParams = ({ quoteId, subjectivityId }: SampleRecords) => ({
  params: { id: quoteId, subjectivityId },
})

const reviewed = (records: SampleRecords) => ({
  ...quoteParams(records),
  body: { reason: 'The company was sold' },
})

const draftParams = ({ accountId, quoteInput: { product } }: SampleRecords) => ({
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
  restoreQuotes: (records) => ({ body: bulkSelection(records) }),
  rescindBinders: (records) => ({ body: bulkSelection(records) }),
  issueQuotes: (records) => ({ body: bulkSelection(records) }),
  declineQuotes: (records) => ({
    body: {
      ...bulkSelection(records),
      with: { reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false },
    },
  }),
  loseQuotes: (records) => ({
    body: {
      ...bulkSelection(records),
      with: { reasonSummary: 'Price is High', reason: 'Elsewhere' },
    },
  }),
  deleteQuotes: (records) => ({ body: bulkSelection(records) }),
  setNeedByOfQuotes: (records) => ({
    body: { ...bulkSelection(records), with: { needBy: records.soon } },
  }),
  saveQuote: ({ accountId, quoteInput, phone }) => ({
    params: { id: quoteInput.product },
    body: { accountId, initialRequestData: quoteInput, contact: { ...person, phone } },
  }),
  getQuote: quoteParams,
  getQuoteById: ({ quoteId }) => ({ params: { id: quoteId } }),
  updateQuote: (records) => ({
    ...quoteParams(records),
    body: { initialRequestData: records.quoteInput },
  }),
  recalculateQuote: (records) => ({ ...quoteParams(records), body: records.quoteInput }),
  emailQuote: quoteParams,
  requestToBind: ({ quoteId, phone }) => ({
    params: { id: quoteId },
    body: {
      customerFirstName: person.firstName,
      customerLastName: person.lastName,
      customerEmail: person.email,
      customerPhone: phone,
    },
  }),
  releaseQuote: quoteParams,
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
  fillSubjectivity: (records) => ({ ...subjectivityParams(records), body: { answer: 'Attached' } }),
  decideSubjectivity: (records) => ({ ...subjectivityParams(records), body: { status: 'MET' } }),
  downloadSubjectivity: subjectivityParams,
  searchDeletedQuotes: list,
  requestReview: reviewed,
  setNeedBy: ({ quoteId, soon }) => ({ body: { quoteId, needBy: soon } }),
  loseQuote: ({ quoteId }) => ({
    params: { id: quoteId },
    body: { reasonSummary: 'Price is High', reason: 'Bought elsewhere' },
  }),
  repriceQuote: quoteParams,
  retryQuote: quoteParams,
  deleteQuote: quoteParams,
  restoreQuote: quoteParams,
  deleteInvalidQuotes: ({ accountId }) => ({ query: { accountId } }),
  deleteExpiredQuotes: ({ accountId }) => ({ query: { accountId } }),
  getQuoteChanges: ({ quoteId }) => ({ params: { id: quoteId } }),
  markQuoteSeen: ({ quoteId }) => ({
    params: { id: quoteId },
    body: { asOf: '2026-11-20T09:00:00.000Z' },
  }),
  getUnderwriting: ({ quoteId }) => ({ params: { id: quoteId } }),
  underwriteQuote: quoteParams,
  referQuote: reviewed,
  escalateQuote: (records) => ({
    ...quoteParams(records),
    body: { reason: 'Beyond my authority', group: 'SENIOR_UNDERWRITING' },
  }),
  indicateQuote: quoteParams,
  bypassRules: reviewed,
  rescindBinder: quoteParams,
  approveQuote: quoteParams,
  issueQuote: quoteParams,
  agentIssueQuote: quoteParams,
  declineQuote: ({ quoteId }) => ({
    params: { id: quoteId },
    body: {
      reasonSummary: 'BOR',
      reason: 'Moved to another broker',
      isNotificationEnabled: false,
    },
  }),
  getCart: ({ accountId }) => ({ query: { accountId } }),
  addToCart: (records) => ({ ...quoteParams(records), body: { presetName: 'Higher limit' } }),
  renameInCart: (records) => ({ ...quoteParams(records), body: { presetName: 'Lower premium' } }),
  removeFromCart: quoteParams,
  duplicateQuote: (records) => ({
    ...quoteParams(records),
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
  sendToCustomer: (records) => ({ ...quoteParams(records), body: { quoteId: records.quoteId } }),
  sendToAgent: quoteParams,
  sendQuoteRequest: (records) => ({
    ...quoteParams(records),
    body: {
      agencyName: 'Magnolia Brokers',
      agentFirstName: 'Ada',
      agentLastName: 'Diaz',
      agentEmail: 'ada@magnolia.example',
      agentPhone: records.phone,
    },
  }),
  listWizardDrafts: {},
  getWizardDraft: draftParams,
  saveWizardDraft: (records) => ({
    ...draftParams(records),
    body: { revision: 0, values: { step: 'verify' } },
  }),
  deleteWizardDraft: draftParams,
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
