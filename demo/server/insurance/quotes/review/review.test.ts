import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { sendQuoteRequest } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { declineQuote, requestReview } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import * as calls from '#core/insurance/quotes/review/endpoints.ts'
import { openNewestLink } from '../../../identity/security-code/link.fixture.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { surplusDraftOf } from '../../surplus/attest.fixture.ts'
import { bindBody, draftOf, save } from '../draft.fixture.ts'
import { quotes } from '../tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const ada = {
  agencyName: 'Magnolia Brokers',
  agentFirstName: 'Ada',
  agentLastName: 'Diaz',
  agentEmail: 'ada@magnolia.example',
  agentPhone: '(512) 555-0155',
}

/** The agent whom a wholesale agency sends a quote to, with the link opened. */
const reviewerOf = async ({ product, id: quoteId }: Quote) => {
  await platform.request(sendQuoteRequest, { params: { product, quoteId }, body: ada }, 'wholesale')
  return openNewestLink(platform, ada.agentEmail)
}

const reviewOf = (quote: Quote, as: As) =>
  platform.request(calls.getQuoteReview, { params: { id: quote.id } }, as)

const verify = async (quote: Quote, as: As) => {
  const { insured } = await reviewOf(quote, as)
  const body = { hasVerified: true, insuredModified: insured.modified } as const
  return platform.request(calls.verifyReviewed, { params: { id: quote.id }, body }, as)
}

const request = (quote: Quote, as: As) =>
  platform.request(requestToBind, { params: { id: quote.id }, body: bindBody }, as)

describe('the review of a quote by link', () => {
  test('is verified once, then requested to bind', async () => {
    const quote = await save(platform, draftOf('Reviewed Dental'), 'wholesale')
    const { as, redirectURL, subject } = await reviewerOf(quote)
    expect(redirectURL).toBe(`/quote/${quote.id}/request-to-bind/P100`)
    expect(subject).toContain('Review & Request to bind')
    expect(await reviewOf(quote, as)).toMatchObject({ agencyStatus: 'READY', changes: [] })
    const whole = await platform.request(getQuoteById, { params: { id: quote.id } }, as)
    expect(whole.initialRequestData.securityAnswers).toBeUndefined()
    await expect(request(quote, as)).rejects.toMatchObject({ code: 'accountUnverified' })
    const first = await verify(quote, as)
    platform.advanceTime(60_000)
    expect((await verify(quote, as)).verifiedDate).toBe(first.verifiedDate)
    await request(quote, as)
    expect(await reviewOf(quote, as)).toMatchObject({
      agencyStatus: 'REQUESTED',
      wraRequestToBind: true,
    })
    await expect(request(quote, as)).rejects.toMatchObject({ code: 'quoteRequested' })
  })

  test('shows why it cannot be requested to bind', async () => {
    const reasonOf = async (quote: Quote, as: As) =>
      (await reviewOf(quote, as)).blockedActions?.map(({ action, code }) => `${action} ${code}`)
    const unattested = await save(platform, surplusDraftOf('Dead Button Dental', 'LA'), 'wholesale')
    const { as } = await reviewerOf(unattested)
    expect(await reasonOf(unattested, as)).toEqual(['requestToBind accountUnverified'])
    const { blockedActions } = await verify(unattested, as)
    expect(blockedActions).toMatchObject([
      { code: 'noticeUnattested', detail: expect.stringContaining('surplus lines notice for LA') },
    ])
    const waiting = await save(platform, draftOf('Waiting Dental'), 'wholesale')
    const { as: reviewer } = await reviewerOf(waiting)
    await verify(waiting, reviewer)
    expect(await reasonOf(waiting, reviewer)).toBeUndefined()
    const params = { product: waiting.product, quoteId: waiting.id }
    const reason = { reason: 'Please have a look' }
    await platform.request(requestReview, { params, body: reason }, 'wholesale')
    expect(await reasonOf(waiting, reviewer)).toEqual(['requestToBind quoteUnreleased'])
    await expect(request(waiting, reviewer)).rejects.toMatchObject({ code: 'quoteUnreleased' })
  })

  test('shows that the cover can no longer start on its date', async () => {
    const quote = await save(platform, draftOf('Late Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    await verify(quote, as)
    await platform.services.database
      .handle()
      .update(quotes)
      .set({ effectiveDate: '2020-01-01' })
      .where(eq(quotes.id, quote.id))
    expect((await reviewOf(quote, as)).blockedActions).toMatchObject([
      { action: 'requestToBind', code: 'quoteStartPassed' },
    ])
  })

  test('changes the policyholder and none of the terms', async () => {
    const quote = await save(platform, draftOf('Held Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    const { customerFirstName, customerEmail, customerPhone } = bindBody
    const body = { customerFirstName, customerLastName: 'Frost', customerEmail, customerPhone }
    const params = { id: quote.id }
    const saved = await platform.request(calls.saveReviewPolicyholder, { params, body }, as)
    expect(saved).toMatchObject({ customerLastName: 'Frost', totalPremium: quote.totalPremium })
    const log = { query: {}, body: { accountId: quote.accountId } }
    const [last] = (await platform.request(searchActivity, log, 'wholesale')).content
    expect(last).toMatchObject({ userName: 'The agent with the review link', isStaff: false })
    expect(last?.changes).toContainEqual({
      field: 'contactLastName',
      before: 'Diaz',
      after: 'Frost',
    })
    const wrong = { ...body, customerPhone: '020 7946 0110' }
    await expect(
      platform.request(calls.saveReviewPolicyholder, { params, body: wrong }, as),
    ).rejects.toMatchObject({ status: 400 })
    const terms = { initialRequestData: quote.initialRequestData }
    const change = platform.request(
      updateQuote,
      { params: { product: quote.product, quoteId: quote.id }, body: terms },
      as,
    )
    await expect(change).rejects.toMatchObject({ status: 403 })
  })

  test('does not verify data that changed since it was read', async () => {
    const quote = await save(platform, draftOf('Stale Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    const body = { hasVerified: true, insuredModified: '2020-01-01T00:00:00.000Z' } as const
    const stale = platform.request(calls.verifyReviewed, { params: { id: quote.id }, body }, as)
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'accountFactsDiffer' })
  })

  test('lists what changed since an invalid quote was priced', async () => {
    const quote = await save(platform, draftOf('Grown Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    await save(platform, draftOf('Grown Dental', { revenue: 15_000_000 }), 'wholesale')
    const { agencyStatus, changes } = await reviewOf(quote, as)
    expect(agencyStatus).toBe('INVALID')
    expect(changes).toEqual([
      {
        field: 'revenue',
        before: String(toMinor(12_000_000)),
        after: String(toMinor(15_000_000)),
      },
    ])
  })

  test('shows industries by description, and state and ZIP code separately', async () => {
    const quote = await save(platform, draftOf('Moved Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    const { initialRequestData, ...draft } = draftOf('Moved Dental')
    const account = { ...initialRequestData.account, naicsCode: '541512', state: 'OK' }
    const moved = { ...draft, accountId: quote.accountId }
    const changed = { ...moved, initialRequestData: { ...initialRequestData, account } }
    await save(platform, changed, 'wholesale')
    expect((await reviewOf(quote, as)).changes).toEqual([
      {
        field: 'naicsCode',
        before: expect.stringMatching(/^[A-Z].+ \(621210\)$/),
        after: expect.stringMatching(/^[A-Z].+ \(541512\)$/),
      },
      { field: 'state', before: 'TX', after: 'OK' },
    ])
  })

  test('lists no changes of a declined quote, even if the company has changed since', async () => {
    const quote = await save(platform, draftOf('Declined Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    const decline = {
      reasonSummary: 'Error',
      reason: 'Test',
      isNotificationEnabled: false,
    } as const
    await platform.request(declineQuote, { params: { id: quote.id }, body: decline }, 'underwriter')
    await save(platform, draftOf('Declined Dental', { revenue: 15_000_000 }), 'wholesale')
    expect(await reviewOf(quote, as)).toMatchObject({ agencyStatus: 'INVALID', changes: [] })
  })

  test('opens no other quote, and a policyholder can neither verify nor request', async () => {
    const quote = await save(platform, draftOf('Own Reviewed Dental'), 'wholesale')
    const other = await save(platform, draftOf('Other Reviewed Dental'), 'wholesale')
    const { as } = await reviewerOf(quote)
    await expect(reviewOf(other, as)).rejects.toMatchObject({ status: 404 })
    await expect(request(other, as)).rejects.toMatchObject({ status: 404 })
    const holder: As = { grant: { kind: 'quote', id: quote.id }, flow: 'OTHER' }
    await expect(verify(quote, holder)).rejects.toMatchObject({ status: 403 })
    await verify(quote, as)
    await expect(request(quote, holder)).rejects.toMatchObject({ status: 403 })
  })
})
