import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '#core/insurance/quotes/list/endpoints.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const search = 'Summed Dental'
const ask = (as: As, query: object = { search }) =>
  platform.request(calls.getQuoteDashboard, { query }, as)

test('totals the quotes of a list by account, currency and status, as their viewer sees them', async () => {
  const first = await save(platform, draftOf('Summed Dental One'))
  const again = await save(platform, draftOf('Summed Dental One', { limit: 2_000_000 }))
  const other = await save(platform, draftOf('Summed Dental Two'))
  await platform.request(
    declineQuote,
    {
      params: { id: other.id },
      body: { reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false },
    },
    'underwriter',
  )
  const total = first.totalPremium + again.totalPremium + other.totalPremium
  const sums = {
    currency: 'USD',
    quotes: 3,
    premium: first.premium + again.premium + other.premium,
    totalPremium: total,
    averagePremium: Math.round(total / 3),
  }
  const whole = await ask('agent')
  expect(whole).toMatchObject({ accounts: 2, premiums: [sums], isLowerBound: false })
  expect(whole.counts).toEqual(
    expect.arrayContaining([
      { status: 'READY', count: 2, isLowerBound: false },
      { status: 'DECLINED', count: 1, isLowerBound: false },
    ]),
  )
  const query = { search, filter: { status: ['READY' as const] } }
  expect(await platform.request(calls.countQuotedAccounts, { query }, 'underwriter')).toEqual({
    accounts: 1,
    isLowerBound: false,
  })
  const { premiums } = await platform.request(calls.sumQuotePremiums, { query }, 'underwriter')
  expect(premiums).toMatchObject([{ quotes: 2 }])
  expect(await ask('wholesale')).toEqual({
    counts: [],
    accounts: 0,
    premiums: [],
    isLowerBound: false,
  })
})

test('marks totals as lower bounds if there are more quotes than are read', async () => {
  const few = await platform.another({ maxListed: 3 })
  const request = new Request('http://localhost/api/quote/v1/dashboard', {
    headers: { Authorization: `Bearer ${await platform.tokenOf('admin')}` },
  })
  const answer = await few.app.fetch(request, { ip: '192.0.2.1' })
  const dashboard = calls.getQuoteDashboard.answer.parse(await answer.json())
  expect(dashboard.isLowerBound).toBe(true)
  expect(dashboard.counts.length).toBeGreaterThan(0)
  expect(dashboard.counts.every((each) => each.isLowerBound)).toBe(true)
  await few.close()
})
