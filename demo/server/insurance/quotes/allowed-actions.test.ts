import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { addToCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { sendSignRequest, signQuote } from '#core/insurance/signing/endpoints.ts'
import { saveReviewPolicyholder } from '#core/insurance/quotes/review/endpoints.ts'
import { attestNotice, sendSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as life from '#core/insurance/quotes/life-endpoints.ts'
import * as underwriting from '#core/insurance/quotes/underwriting-endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import {
  quoteActions,
  quoteTransitions,
  type QuoteAction,
} from '#core/insurance/quotes/transitions.ts'
import { organisationIds } from '../../seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { probe } from '../../testing/probe.ts'
import { phoneOf, recordsOf, type SeededRecords } from '../../testing/records.ts'
import { without } from '../../kernel/lists/without.ts'

const callOf = {
  update: calls.updateQuote,
  compare: addToCart,
  send: sendToCustomer,
  requestSignature: sendSignRequest,
  sign: signQuote,
  attest: attestNotice,
  requestAttestation: sendSurplusNotice,
  editPolicyholder: saveReviewPolicyholder,
  email: calls.emailQuote,
  verify: verifyAccount,
  requestToBind: calls.requestToBind,
  requestReview: life.requestReview,
  setNeedBy: life.setNeedBy,
  underwrite: underwriting.underwriteQuote,
  refer: underwriting.referQuote,
  escalate: underwriting.escalateQuote,
  indicate: underwriting.indicateQuote,
  bypassRules: underwriting.bypassRules,
  recalculate: life.repriceQuote,
  rescindBinder: underwriting.rescindBinder,
  lose: life.loseQuote,
  retry: life.retryQuote,
  delete: life.deleteQuote,
  restore: life.restoreQuote,
  release: calls.releaseQuote,
  approve: calls.approveQuote,
  issue: calls.issueQuote,
  decline: calls.declineQuote,
  downloadProposal,
} as const satisfies Record<QuoteAction, Endpoint>

test.each(quoteActions)('%s needs the permission of its call', (action) => {
  expect(quoteTransitions[action].permission).toBe(callOf[action].permission)
})

let platform: TestPlatform
let harbor: SeededRecords
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  const { harbor: agencyId } = organisationIds
  const caller = { organisationId: agencyId, who: 'agent' }
  harbor = await recordsOf(platform.services, { agencyId }, caller)
})
afterAll(() => platform.close())

/** The facts that determine a quote's actions; the test tries one quote of each combination. */
const kindOf = ({ status, isVerifiedByAgent, region }: QuoteRow): string =>
  [status, isVerifiedByAgent, region].join()

test.each(['admin', 'underwriter', 'claims', 'agency', 'agent', 'wholesale', 'customer'] as const)(
  'what a quote allows %s is done, what it does not is refused',
  async (as) => {
    const { content } = await platform.request(calls.searchQuotes, { query: { size: 100 } }, as)
    const oneOfEach = new Map(content.map((quote) => [kindOf(quote), quote])).values()
    const wrong: string[] = []
    // what is allowed is tried in each status, what is not with and without a verified account
    const tried = new Set<string>()
    // by the role, whatever the quote: tried on one
    const refused = new Set<QuoteAction>()
    for (const row of oneOfEach) {
      const { id: quoteId, accountId, product, quoteNumber } = row
      const params = { product, quoteId }
      const { initialRequestData } = await platform.request(calls.getQuote, { params }, as)
      const global = without(initialRequestData.global ?? {}, 'effectiveDate', 'endDate')
      const phone = phoneOf(row.region)
      const quoteInput = { ...initialRequestData, global }
      const records = { ...harbor, phone, quoteId, accountId, quoteInput }
      for (const action of quoteActions) {
        const isAllowed = row.allowedActions.includes(action)
        // an account that is verified already, and an attested notice, answer as they did the first time
        if ((action === 'verify' || action === 'attest') && !isAllowed) continue
        if (refused.has(action) && !isAllowed) continue
        const kind = [action, isAllowed ? row.status : row.isVerifiedByAgent].join()
        if (tried.has(kind)) continue
        tried.add(kind)
        const { status, code, text } = await probe(platform, callOf[action], as, records)
        // no fact of the quote: its agency has no broker there
        const isUnlicensed = code === 'surplusLicenseMissing'
        // a surplus quote goes to its agent, but to its policyholder with the notice only
        const isUnattested = action === 'send' && code === 'noticeUnattested'
        const isDone = status < 300 || isUnlicensed || isUnattested
        const isRight = isAllowed ? isDone : [403, 404, 409].includes(status)
        if (status === 403) refused.add(action)
        if (!isRight) wrong.push(`${quoteNumber} ${row.status} ${action} ${status} ${text}`)
      }
    }
    expect(wrong).toEqual([])
  },
)
