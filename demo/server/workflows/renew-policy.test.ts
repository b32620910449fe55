import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { issueQuote, approveQuote, requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { encodeCall } from '#core/platform/api/encode.ts'
import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { createRenewalSubmission } from '#core/insurance/submissions/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { getRenewal, saveRenewal } from '#core/insurance/quotes/renewal/endpoints.ts'
import type { RenewalDraft } from '#core/insurance/quotes/renewal/model.ts'
import { testPlatform, type As, type TestPlatform } from '../testing/platform.ts'
import { bindBody, requested, rosa } from '../insurance/quotes/draft.fixture.ts'
import { policies } from '../insurance/policies/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const issued = async (quote: Quote): Promise<Quote> => {
  const params = { product: quote.product, quoteId: quote.id }
  await platform.request(approveQuote, { params }, 'underwriter')
  return platform.request(issueQuote, { params }, 'underwriter')
}

/** A policy that ends in the given number of days. */
const policyEnding = async (name: string, days: number): Promise<string> => {
  const { policyId } = await issued(await requested(platform, name))
  if (policyId === null) throw new Error('no policy')
  const today = dayIn('America/Chicago', platform.services.clock.now())
  const endDate = addDays(today, days)
  await platform.services.database
    .handle()
    .update(policies)
    .set({ effectiveDate: addDays(endDate, -365), endDate })
    .where(eq(policies.id, policyId))
  return policyId
}

const summaryOf = (policyId: string, as: As = 'agent') =>
  platform.request(getRenewal, { params: { policyId } }, as)

const renew = async (policyId: string, more: Partial<RenewalDraft> = {}, as: As = 'agent') => {
  const { input } = await summaryOf(policyId, as)
  const body = { policyId, initialRequestData: input, contact: rosa, ...more }
  return platform.request(saveRenewal, { body }, as)
}

test('compares a policy in its renewal window with the following year', async () => {
  const policyId = await policyEnding('Renewing Dental', 30)
  const { barrier, before, now, endDate, facts, industries } = await summaryOf(policyId)
  expect(barrier).toBeNull()
  expect(now?.global.effectiveDate).toBe(endDate)
  expect(now?.global.limit).toBe(before.global.limit)
  expect(facts.now).toEqual(facts.before)
  expect(industries).toEqual({ before: 'Offices of Dentists', now: 'Offices of Dentists' })
})

test('creates one renewal quote per attempt, starting when the policy ends', async () => {
  const policyId = await policyEnding('Twice Asked Dental', 30)
  const { input, endDate } = await summaryOf(policyId)
  const global = { ...input.global, preset: -1, limit: toMinor(2_000_000) }
  const more = { requestId: 'attempt-renewal', initialRequestData: { ...input, global } }
  const quote = await renew(policyId, more)
  expect(quote).toMatchObject({ isRenewal: true, effectiveDate: endDate, product: 'P100' })
  expect(quote.limit).toBe(toMinor(2_000_000))
  expect((await renew(policyId, more)).id).toBe(quote.id)
  expect((await summaryOf(policyId)).quote).toMatchObject({ id: quote.id })
})

test.each([
  ['too early', 90, 'TOO_EARLY'],
  ['after its end', 0, 'ENDED'],
] as const)('a policy is not renewed %s', async (when, days, barrier) => {
  const policyId = await policyEnding(`Closed Dental ${when}`, days)
  const { input, barrier: found } = await summaryOf(policyId)
  expect(found).toBe(barrier)
  const { product, account } = input
  const saving = renew(policyId, { initialRequestData: { product, account } })
  await expect(saving).rejects.toMatchObject({ status: 409, code: 'renewalClosed' })
})

test('the window opens 60 days before the end', async () => {
  expect((await summaryOf(await policyEnding('Sixty Dental', 60))).barrier).toBeNull()
  expect((await summaryOf(await policyEnding('Sixty-one Dental', 61))).barrier).toBe('TOO_EARLY')
})

test('a renewal keeps product and account, and is unavailable to others', async () => {
  const policyId = await policyEnding('Kept Dental', 20)
  const { input } = await summaryOf(policyId)
  const other = renew(policyId, { initialRequestData: { ...input, product: 'P250' } })
  await expect(other).rejects.toMatchObject({ status: 400 })
  await expect(renew(policyId, { accountId: 'account-bayside-dental' })).rejects.toMatchObject({
    status: 400,
  })
  await expect(summaryOf(policyId, 'wholesale')).rejects.toMatchObject({ status: 404 })
  const body = { policyId, initialRequestData: input, contact: rosa }
  await expect(platform.request(saveRenewal, { body }, 'wholesale')).rejects.toMatchObject({
    status: 404,
  })
})

test('an issued renewal is a separate policy, and the old one cannot be renewed again', async () => {
  const policyId = await policyEnding('Issued Again Dental', 10)
  const { input } = await summaryOf(policyId)
  const quote = await renew(policyId)
  await platform.request(requestToBind, { params: { id: quote.id }, body: bindBody }, 'agent')
  const { policyId: next } = await issued(quote)
  const renewed = await platform.request(getPolicy, { params: { id: next ?? '' } }, 'agent')
  expect(renewed.isRenewal).toBe(true)
  expect((await summaryOf(policyId)).barrier).toBe('RENEWED')
  const old = await platform.request(getPolicy, { params: { id: policyId } }, 'agent')
  expect(old.renewedById).toBe(next)
  expect(old.allowedActions).not.toContain('renew')
  const path = encodeCall(saveRenewal, {
    body: { policyId, initialRequestData: input, contact: rosa },
  })
  const answer = await platform.fetch(path.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await platform.tokenOf('agent')}`,
      'content-type': 'application/json',
      'idempotency-key': 'a-second-renewal',
    },
    body: JSON.stringify(path.body),
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    {
      code: 'renewalClosed',
      detail: `This policy has been renewed by policy ${renewed.policyNumber}.`,
      recordId: next,
    },
  ])
  const body = { policyId, requestId: 'attempt-submission' }
  await expect(platform.request(createRenewalSubmission, { body }, 'agent')).rejects.toMatchObject({
    status: 409,
  })
  const open = { filter: { view: ['open_for_renewal'] }, search: 'Issued Again Dental' }
  const listed = await platform.request(searchPolicies, { query: open }, 'agent')
  expect(listed.content).toEqual([])
})

test('only one of two quotes that renew a policy is issued', async () => {
  const policyId = await policyEnding('Renewed Twice Dental', 10)
  const quotes = [await renew(policyId), await renew(policyId)]
  for (const { id } of quotes)
    await platform.request(requestToBind, { params: { id }, body: bindBody }, 'agent')
  const [first, second] = quotes
  if (!first || !second) throw new Error('two renewals')
  expect((await issued(first)).policyId).not.toBeNull()
  await expect(issued(second)).rejects.toMatchObject({ status: 409, code: 'renewalClosed' })
})
