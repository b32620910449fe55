import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { declineAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { saveEventExclusions, saveIrpm } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import { searchDeletedQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import * as priceCalls from '#core/insurance/quotes/price/endpoints.ts'
import * as lifecycle from '#core/insurance/quotes/lifecycle/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import * as underwriting from '#core/insurance/quotes/underwriting/endpoints.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'

const day = 86_400_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())
beforeEach(() => platform.platform.clock.setOffset(0))

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })
const codesOf = ({ referralReasons }: Quote) => referralReasons.map(({ code }) => code)
const seenAs = ({ modified }: Quote) => ({ headers: { 'If-Match': `"${modified}"` } })
const review = { body: { reason: 'The insured opens a second site' } }
const loss = { reasonSummary: 'Price is High', reason: 'Half of it elsewhere' } as const

const listed = async (quote: Quote, as: 'agent' | 'wholesale' = 'agent'): Promise<boolean> => {
  const query = { search: quote.quoteNumber, size: 5 }
  const { content } = await platform.request(listCalls.searchQuotes, { query }, as)
  return content.some(({ id }) => id === quote.id)
}

const actsOf = async ({ accountId, quoteNumber }: Quote) => {
  const { content } = await platform.request(
    searchActivity,
    { query: { page: 0, size: 50 }, body: { accountId } },
    'underwriter',
  )
  return content.filter((entry) => entry.quoteNumber === quoteNumber)
}

describe('a review', () => {
  test('waits in the inbox with its reason, keeps its status when priced, and is released', async () => {
    const quote = await save(platform, draftOf('Second Site Dental'))
    platform.advanceTime(6 * day)
    const asked = await platform.request(
      underwriting.requestReview,
      { ...quoteParams(quote), ...review },
      'agent',
    )
    expect(asked).toMatchObject({
      status: 'IN_REVIEW',
      agencyStatus: 'INDICATION',
      reviewReason: review.body.reason,
      nextStep: { step: 'review', by: 'underwriter' },
    })
    const { content } = await platform.request(
      listCalls.searchInbox,
      { query: { search: quote.quoteNumber } },
      'underwriter',
    )
    const waits = { reviewReason: review.body.reason, waitingSince: asked.modified }
    expect(content).toMatchObject([{ id: quote.id, ...waits }])
    platform.advanceTime(day)
    const body = { initialRequestData: quote.initialRequestData }
    const changed = await platform.request(
      editCalls.updateQuote,
      { ...quoteParams(quote), body },
      'agent',
    )
    expect(changed).toMatchObject({ status: 'IN_REVIEW', ...waits })
    const indicated = await platform.request(
      underwriting.indicateQuote,
      quoteParams(quote),
      'underwriter',
    )
    expect(indicated).toMatchObject({ status: 'INDICATION', nextStep: { by: 'agency' } })
    expect(indicated.waitingSince).toBeUndefined()
    const [indication] = await platform.mails('agent@demo.test')
    expect(indication?.subject).toContain(`Indication for quote ${quote.quoteNumber}`)
    const released = await platform.request(
      underwriting.releaseQuote,
      quoteParams(quote),
      'underwriter',
    )
    expect(released.status).toBe('READY')
    const [mail] = await platform.mails('agent@demo.test')
    // nothing referred it, so no reason was released
    expect(mail?.text).toMatch(/limit of \$[\d,]+\.\n\nVerify the details/)
    const [last] = await actsOf(quote)
    expect(last).toMatchObject({
      subject: 'quote',
      changes: [{ field: 'status', before: 'INDICATION', after: 'READY' }],
    })
  })

  test('requires a reason', async () => {
    const quote = await save(platform, draftOf('Wordless Dental'))
    const answer = await platform.fetch(`/api/quote/v1/${quote.product}/${quote.id}/submit`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${await platform.tokenOf('agent')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ reason: '  ' }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'reason', detail: 'Reason is a required field' }],
    })
  })
})

describe('an underwriter', () => {
  test('takes a quote and refers one manually, which new prices do not clear', async () => {
    const quote = await save(platform, draftOf('By Hand Dental'))
    const referred = await platform.request(
      underwriting.referQuote,
      { ...quoteParams(quote), ...review },
      'underwriter',
    )
    expect(referred.status).toBe('REFERRED')
    expect(codesOf(referred)).toEqual(['REFERRED_BY_HAND'])
    const [referral] = await platform.mails('agent@demo.test')
    expect(referral?.subject).toBe(`Quote ${quote.quoteNumber} for By Hand Dental was referred`)
    expect(referral?.text).toContain(`Reason: ${review.body.reason}`)
    const again = await platform.request(priceCalls.repriceQuote, quoteParams(quote), 'agent')
    expect(again).toMatchObject({ status: 'REFERRED', totalPremium: quote.totalPremium })
    const taken = await platform.request(
      underwriting.underwriteQuote,
      quoteParams(quote),
      'underwriter',
    )
    expect(taken.underwriterName).toBeTruthy()
    const released = await platform.request(
      underwriting.releaseQuote,
      quoteParams(quote),
      'underwriter',
    )
    expect(released).toMatchObject({ status: 'READY', referralReasons: [] })
    const repriced = await platform.request(priceCalls.repriceQuote, quoteParams(quote), 'agent')
    expect(repriced.status).toBe('READY')
  })

  test('bypasses the rules: worse terms are not referred, and agencies do not see why', async () => {
    const quote = await save(platform, draftOf('Any Limit Dental', { limit: 3_500_000 }))
    expect(quote.status).toBe('REFERRED')
    const bypassed = await platform.request(
      underwriting.bypassRules,
      { ...quoteParams(quote), body: { reason: 'Board decision' } },
      'underwriter',
    )
    expect(bypassed).toMatchObject({ status: 'READY', referralReasons: [] })
    const [release] = await platform.mails('agent@demo.test')
    expect(release?.subject).toBe(`Quote ${quote.quoteNumber} for Any Limit Dental was released`)
    expect(release?.text).not.toContain('Board decision')
    const { initialRequestData: input } = quote
    const global = { ...input.global, preset: -1, limit: toMinor(4_000_000) }
    const body = { initialRequestData: { ...input, global } }
    const raised = await platform.request(
      editCalls.updateQuote,
      { ...quoteParams(quote), body },
      'agent',
    )
    expect(raised.status).toBe('READY')
    const seen = await platform.request(
      searchActivity,
      { query: { page: 0, size: 50 }, body: { accountId: quote.accountId } },
      'agent',
    )
    expect(JSON.stringify(seen)).not.toContain('Board decision')
  })

  test('learns who decided what if somebody else decided first', async () => {
    const quote = await save(
      platform,
      draftOf('Twice PricingDecisions Dental', { limit: 4_000_000 }),
    )
    await platform.request(
      underwriting.releaseQuote,
      quoteParams(quote),
      'underwriter',
      seenAs(quote),
    )
    const second = platform.request(
      underwriting.declineQuote,
      { params: { id: quote.id }, body: { ...declined } },
      'admin',
      seenAs(quote),
    )
    await expect(second).rejects.toMatchObject({
      status: 409,
      code: 'quoteDecided',
      detail: expect.stringMatching(/^\S.* has changed this quote to “Ready” in the meantime/),
    })
    const now = await platform.request(calls.getQuote, quoteParams(quote), 'underwriter')
    expect(now.status).toBe('READY')
  })
})

test.each(['x', '', '2020-01-01', '0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'])(
  'a decision on the version “%s”, which never existed, is rejected',
  async (version) => {
    const quote = await save(platform, draftOf('Versioned Dental'))
    const headers = { 'If-Match': `"${version}"` }
    const deleting = platform.request(lifecycle.deleteQuote, quoteParams(quote), 'agent', {
      headers,
    })
    await expect(deleting).rejects.toMatchObject({ status: 409, code: 'quoteChanged' })
  },
)

test('the policyholder does not see why a quote waits or was closed', async () => {
  const lost = await save(platform, draftOf('Confidential Dental'))
  await platform.request(
    underwriting.referQuote,
    { ...quoteParams(lost), ...review },
    'underwriter',
  )
  await platform.request(lifecycle.loseQuote, { params: { id: lost.id }, body: loss }, 'agent')
  const gone = await save(platform, draftOf('Confidential Declined Dental'))
  await platform.request(
    underwriting.declineQuote,
    { params: { id: gone.id }, body: { ...declined } },
    'underwriter',
  )
  for (const quote of [lost, gone]) {
    const holder = { grant: { kind: 'quote', id: quote.id }, flow: 'OTHER' } as const
    const read = (as: 'agent' | typeof holder) =>
      platform.request(calls.getQuote, quoteParams(quote), as)
    const closed = await read(holder)
    expect(closed).toMatchObject({ declination: null })
    expect(closed.loss ?? closed.reviewReason).toBeUndefined()
    const open = await read('agent')
    expect(open.loss ?? open.declination).toMatchObject({ reason: expect.any(String) })
  }
})

const declined = { reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false } as const

describe('a lost or deleted quote', () => {
  test('is restored to its previous status, with the reason of its loss until then', async () => {
    const quote = await save(platform, draftOf('Too Dear Dental'))
    const lost = await platform.request(
      lifecycle.loseQuote,
      { params: { id: quote.id }, body: loss },
      'agent',
    )
    expect(lost).toMatchObject({ status: 'LOST', loss: { ...loss, fillInReason: null } })
    const gone = await platform.request(lifecycle.deleteQuote, quoteParams(quote), 'agent')
    expect(gone.status).toBe('DELETED')
    expect(await listed(quote)).toBe(false)
    const { content } = await platform.request(
      searchDeletedQuotes,
      { query: { search: quote.quoteNumber } },
      'agent',
    )
    expect(content.map(({ id }) => id)).toEqual([quote.id])
    const back = await platform.request(lifecycle.restoreQuote, quoteParams(quote), 'agent')
    expect(back.status).toBe('READY')
    expect(back.loss).toBeUndefined()
    expect(await listed(quote)).toBe(true)
  })

  test('is expired if its period has passed meanwhile, and is retried at today’s price', async () => {
    const quote = await save(platform, draftOf('Long Gone Dental'))
    await platform.request(lifecycle.deleteQuote, quoteParams(quote), 'agent')
    platform.advanceTime(40 * day)
    const back = await platform.request(lifecycle.restoreQuote, quoteParams(quote), 'agent')
    expect(back.status).toBe('EXPIRED')
    const retried = await platform.request(priceCalls.retryQuote, quoteParams(quote), 'agent')
    expect(retried.status).toBe('READY')
    expect(retried.effectiveDate > quote.effectiveDate).toBe(true)
    expect(retried.expiresOn > back.expiresOn).toBe(true)
  })

  test('is not offered again if its account’s data has changed', async () => {
    const quote = await requested(platform, 'Outgrown Dental')
    await platform.request(bindCalls.approveQuote, quoteParams(quote), 'underwriter')
    await platform.request(lifecycle.rescindBinder, quoteParams(quote), 'underwriter')
    await save(platform, draftOf('Outgrown Dental', { revenue: 25_000_000 }))
    const retrying = platform.request(priceCalls.retryQuote, quoteParams(quote), 'agent')
    await expect(retrying).rejects.toMatchObject({ status: 409, code: 'quoteFactsDiffer' })
  })

  test('stays closed while its account is', async () => {
    const quote = await save(platform, draftOf('Closed Dental'))
    await platform.request(lifecycle.deleteQuote, quoteParams(quote), 'agent')
    const reason = { reasonSummary: 'Poor Controls', reason: 'No backups' } as const
    const { accountId } = quote
    await platform.request(declineAccount, { params: { accountId }, body: reason }, 'underwriter')
    const restoring = platform.request(lifecycle.restoreQuote, quoteParams(quote), 'agent')
    await expect(restoring).rejects.toMatchObject({ status: 409, code: 'accountStatusForbids' })
  })

  test('is not found by another agency', async () => {
    const quote = await save(platform, draftOf('Not Yours Dental'))
    const deleting = platform.request(lifecycle.deleteQuote, quoteParams(quote), 'wholesale')
    await expect(deleting).rejects.toMatchObject({ status: 404 })
    const clearing = platform.request(
      lifecycle.deleteInvalidQuotes,
      { query: { accountId: quote.accountId } },
      'wholesale',
    )
    await expect(clearing).rejects.toMatchObject({ status: 404 })
  })
})

test('all expired quotes of an account are deleted together; staff name the account', async () => {
  const quote = await save(platform, draftOf('Cleared Dental'))
  platform.advanceTime(40 * day)
  const query = { accountId: quote.accountId }
  expect(await platform.request(lifecycle.deleteInvalidQuotes, { query }, 'agent')).toEqual({
    deleted: 0,
    hasMore: false,
  })
  expect(await platform.request(lifecycle.deleteExpiredQuotes, { query }, 'underwriter')).toEqual({
    deleted: 1,
    hasMore: false,
  })
  const all = platform.request(lifecycle.deleteExpiredQuotes, { query: {} }, 'underwriter')
  await expect(all).rejects.toMatchObject({ status: 400, errors: [{ field: 'accountId' }] })
})

test('a need-by date is within a year from today', async () => {
  const quote = await save(platform, draftOf('Soon Dental'))
  const set = (needBy: string) =>
    platform.request(lifecycle.setNeedBy, { body: { quoteId: quote.id, needBy } }, 'agent')
  const { effectiveDate: needBy } = quote
  expect(await set(needBy)).toMatchObject({ needBy })
  for (const day of ['2020-01-01', '9999-12-31'])
    await expect(set(day)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'needBy', detail: 'Choose a day from today to a year ahead' }],
    })
})

test('an underwriter sees the parts of a premium, and the same company at another agency', async () => {
  const draft = draftOf('Seen Twice Dental')
  const quote = await save(platform, draft)
  const other = await save(platform, draft, 'wholesale')
  await platform.request(
    saveIrpm,
    { body: { quoteId: quote.id, securityAwareness: -5 } },
    'underwriter',
  )
  const event = { claimNumber: 'C-77', claimName: 'Ransomware', claimDate: '2025-03-01' }
  await platform.request(
    saveEventExclusions,
    { params: { id: quote.id }, body: { events: [event] } },
    'underwriter',
  )
  const seen = await platform.request(
    underwriting.getUnderwriting,
    { params: { id: quote.id } },
    'underwriter',
  )
  expect(seen.losses).toEqual({
    claimHistory: 0,
    events: [{ ...event, quoteNumber: quote.quoteNumber }],
  })
  const now = await platform.request(calls.getQuote, quoteParams(quote), 'underwriter')
  expect(seen.buildUp?.premium).toBe(now.premium)
  expect(seen.buildUp?.company.adjustments).toBeLessThan(0.95)
  expect(seen.duplicates).toMatchObject([{ id: other.id, status: 'READY' }])
  const asking = platform.request(
    underwriting.getUnderwriting,
    { params: { id: quote.id } },
    'agent',
  )
  await expect(asking).rejects.toMatchObject({ status: 403 })
})

describe('the wait for an underwriter', () => {
  test('starts with the change that makes a quote wait, and continues through later ones', async () => {
    const quote = await requested(platform, 'Waiting Dental')
    expect(quote).toMatchObject({ status: 'REQUESTED', waitingSince: quote.modified })
    platform.advanceTime(day)
    const referred = await platform.request(
      underwriting.referQuote,
      { ...quoteParams(quote), ...review },
      'underwriter',
    )
    expect(referred).toMatchObject({ status: 'REFERRED', waitingSince: quote.modified })
    platform.advanceTime(day)
    const body = { quoteId: quote.id, needBy: '2026-12-30' }
    await platform.request(lifecycle.setNeedBy, { body }, 'agent', seenAs(referred))
    const read = await platform.request(
      calls.getQuoteById,
      { params: { id: quote.id } },
      'underwriter',
    )
    expect(read.waitingSince).toBe(quote.modified)
  })
})
