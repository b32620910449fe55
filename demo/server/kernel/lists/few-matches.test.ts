import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { searchBinders, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { fillWithCopies, copiedQuoteValues } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

/**
 * Half of the rows are issued, and every other one of these matches; of the declined ones only the
 * first match.
 */
const rows = 4_000
const lastDeclined = 240
const matching = rows / 4 + lastDeclined / 4
/** The bound of counts. */
const max = 2_000
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ maxListed: max, limitFactor: Number.POSITIVE_INFINITY })
  const isIssued = `i % 2 = 0`
  const status = `case when ${isIssued} then 'ISSUED' else 'DECLINED' end`
  const matches = `i % 4 = 0 or i % 4 = 1 and i < ${lastDeclined}`
  await fillWithCopies(platform.services, quotes, rows, {
    ...copiedQuoteValues,
    status,
    effective_status: status,
    customer_email: `'insured@unseen.example'`,
    company_name: `case when ${matches} then 'Elm Legal ' else 'Amber Foods ' end || i`,
    created: `'2025-01-01T00:00:00Z'::timestamptz + interval '1 hour' * i`,
    expires_on: `'2099-01-01'::timestamptz`,
  })
}, 120_000)
afterAll(() => platform.close())

test('a page after the last match of a status continues with the others', async () => {
  const query = { search: 'elm legal', sort: 'created,asc', size: 20, page: 6 }
  const { content } = await platform.request(searchQuotes, { query }, 'admin')
  const numbers = Array.from(
    { length: 20 },
    (_, at) => `PB-${2_000_000 + lastDeclined + 4 * (at + 1)}`,
  )
  expect(content.map(({ quoteNumber }) => quoteNumber)).toEqual(numbers)
})

test('a page counts its rows up to the bound', async () => {
  const page = await platform.request(
    searchQuotes,
    { query: { search: 'elm legal', size: 20 } },
    'admin',
  )
  expect(page.totalElements).toBe(matching)
  expect(page.isTotalLowerBound).toBeUndefined()
  expect(
    await platform.request(searchQuotes, { query: { search: 'amber' } }, 'admin'),
  ).toMatchObject({ totalElements: max, isTotalLowerBound: true })
})

test('a call for the total only returns the same counts without rows', async () => {
  const count = (query: ListQuery) =>
    platform.request(searchQuotes, { query: { ...query, totalOnly: true } }, 'admin')
  const { content, ...counted } = await count({ search: 'elm legal' })
  expect(content).toEqual([])
  expect(counted.totalElements).toBe(matching)
  expect(counted.isTotalLowerBound).toBeUndefined()
  expect(await count({ search: 'amber' })).toMatchObject({
    content: [],
    totalElements: max,
    isTotalLowerBound: true,
  })
})

test('a partner’s search does not match text that only the insured’s address contains', async () => {
  const search = async (text: string, as: 'admin' | 'carrier') =>
    (await platform.request(searchBinders, { query: { search: text } }, as)).totalElements
  expect(await search('elm legal', 'carrier')).toBeGreaterThan(0)
  expect(await search('unseen', 'admin')).toBeGreaterThan(0)
  expect(await search('unseen', 'carrier')).toBe(0)
})
