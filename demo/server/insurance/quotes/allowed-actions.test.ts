import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { addToCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { sendToAgent, sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { sendSignRequest, signQuote } from '#core/insurance/signing/endpoints.ts'
import { saveReviewPolicyholder, verifyReviewed } from '#core/insurance/quotes/review/endpoints.ts'
import { attestNotice, sendSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as mailCalls from '#core/insurance/quotes/mail/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as lifecycle from '#core/insurance/quotes/lifecycle/endpoints.ts'
import * as priceCalls from '#core/insurance/quotes/price/endpoints.ts'
import * as underwriting from '#core/insurance/quotes/underwriting/endpoints.ts'
import type { Quote, QuoteRow } from '#core/insurance/quotes/model.ts'
import { quoteActions, type QuoteAction } from '#core/insurance/quotes/actions.ts'
import { quoteTransitions } from '#core/insurance/quotes/transitions.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { probe } from '../../testing/probe.ts'
import { phoneOf, recordsOf, type SeededRecords } from '../../testing/records.ts'
import { surplusDraftOf } from '../surplus/attest.fixture.ts'
import { save } from './draft.fixture.ts'
import { quotes } from './tables.ts'
import { without } from '../../kernel/lists/without.ts'

const callOf = {
  update: editCalls.updateQuote,
  switchPlacement: editCalls.updateQuote,
  compare: addToCart,
  send: sendToAgent,
  sendToCustomer,
  requestSignature: sendSignRequest,
  sign: signQuote,
  attest: attestNotice,
  requestAttestation: sendSurplusNotice,
  editPolicyholder: saveReviewPolicyholder,
  email: mailCalls.emailQuote,
  verify: verifyAccount,
  requestToBind: bindCalls.requestToBind,
  requestReview: underwriting.requestReview,
  setNeedBy: lifecycle.setNeedBy,
  underwrite: underwriting.underwriteQuote,
  refer: underwriting.referQuote,
  escalate: underwriting.escalateQuote,
  indicate: underwriting.indicateQuote,
  bypassRules: underwriting.bypassRules,
  recalculate: priceCalls.repriceQuote,
  rescindBinder: lifecycle.rescindBinder,
  lose: lifecycle.loseQuote,
  retry: priceCalls.retryQuote,
  delete: lifecycle.deleteQuote,
  restore: lifecycle.restoreQuote,
  release: underwriting.releaseQuote,
  approve: bindCalls.approveQuote,
  issue: bindCalls.issueQuote,
  agentIssue: bindCalls.agentIssueQuote,
  decline: underwriting.declineQuote,
  downloadProposal,
} as const satisfies Record<QuoteAction, Endpoint>

/** The same endpoints; the one that verifies a company by its quote needs the quote's status. */
const refusedCallOf = { ...callOf, verify: verifyReviewed } as const

test.each(quoteActions)('%s needs the permission of its endpoint', (action) => {
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

/** The user who calls an endpoint that the provider's own staff may not call. */
const actors: Partial<Record<QuoteAction, (quote: Quote) => As>> = {
  sign: ({ id }) => ({ grant: { kind: 'quote', id }, flow: 'OTHER' }),
  attest: () => 'wholesale',
  agentIssue: () => 'wholesale',
  email: ({ id, agencyId }) => ({ grant: { kind: 'quote', id }, agencyId }),
}

describe('the actions on a quote', () => {
  let quote: Quote
  let records: SeededRecords
  beforeAll(async () => {
    quote = await save(platform, surplusDraftOf('Refused Dental', 'LA'), 'wholesale')
    const { id: quoteId, accountId, agencyId, initialRequestData: quoteInput } = quote
    const agency = { organisationId: agencyId, who: 'wholesale' }
    const own = await recordsOf(platform.services, { agencyId }, agency)
    records = { ...own, quoteId, accountId, quoteInput }
  })
  const statusesOf = (action: QuoteAction): readonly string[] => quoteTransitions[action].from
  const { instead } = quoteTransitions.requestToBind

  test.each(quoteStatuses)(
    'are rejected in status %s unless the table allows them',
    async (status) => {
      await platform.services.database
        .handle()
        .update(quotes)
        .set({ status, effectiveStatus: status })
        .where(eq(quotes.id, quote.id))
      const mistakes: string[] = []
      for (const action of quoteActions.filter((each) => !statusesOf(each).includes(status))) {
        const as = actors[action]?.(quote) ?? 'admin'
        const { code } = await probe(platform, refusedCallOf[action], as, records)
        // a closed offer has no file; the error of a request to bind states what it waits for
        const refused: Partial<Record<QuoteAction, string | undefined>> = {
          downloadProposal: 'notFound',
          requestToBind: new Map<string, string>(Object.entries(instead)).get(status),
        }
        if (code !== (refused[action] ?? 'quoteStatusForbids')) mistakes.push(`${action} ${code}`)
      }
      expect(mistakes).toEqual([])
    },
  )
})

/** The values that determine a quote's actions; the test tries one quote of each combination. */
const kindOf = ({ status, isVerifiedByAgent, region }: QuoteRow): string =>
  [status, isVerifiedByAgent, region].join()

test.each(['admin', 'underwriter', 'claims', 'agency', 'agent', 'wholesale', 'customer'] as const)(
  '%s can do what a quote allows',
  async (as) => {
    const { content } = await platform.request(listCalls.searchQuotes, { query: { size: 100 } }, as)
    const oneOfEach = new Map(content.map((quote) => [kindOf(quote), quote])).values()
    const mistakes: string[] = []
    const tried = new Set<string>()
    for (const row of oneOfEach) {
      const untried = row.allowedActions.flatMap((action) =>
        action === 'unknown' || tried.has([action, row.status].join()) ? [] : [action],
      )
      if (untried.length === 0) continue
      const { id: quoteId, accountId, product, quoteNumber } = row
      const params = { product, quoteId }
      const { initialRequestData } = await platform.request(calls.getQuote, { params }, as)
      const global = without(initialRequestData.global ?? {}, 'effectiveDate', 'endDate')
      const phone = phoneOf(row.region)
      const quoteInput = { ...initialRequestData, global }
      const records = { ...harbor, phone, quoteId, accountId, quoteInput }
      for (const action of untried) {
        tried.add([action, row.status].join())
        const { status, code, text } = await probe(platform, callOf[action], as, records)
        // not a property of the quote: its agency has no broker there
        const isUnlicensed = code === 'surplusLicenseMissing'
        const isDone = status < 300 || isUnlicensed
        if (!isDone) mistakes.push(`${quoteNumber} ${row.status} ${action} ${status} ${text}`)
      }
    }
    expect(mistakes).toEqual([])
  },
)

test('allows switching insurers only if the product offers both', async () => {
  const query = { query: { size: 100, filter: { status: ['READY'] } } }
  const { content } = await platform.request(listCalls.searchQuotes, query, 'admin')
  const offered = content.map(({ product, allowedActions }) => [
    product,
    allowedActions.includes('switchPlacement'),
  ])
  expect(Object.fromEntries(offered)).toMatchObject({ P100: true, P_ONE: false })
})
