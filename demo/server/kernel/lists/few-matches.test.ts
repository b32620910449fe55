import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchBinders, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { fillWithCopies, ofCopiedQuotes } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { countRead } from '../../testing/read-rows.ts'
import { firstSample } from './second-sample.ts'

/** Half of them issued, of which every other one matches; of the declined only the first ones do. */
const rows = 4_000
const lastDeclined = 240
const matching = rows / 4 + lastDeclined / 4
/** The bound of counts. */
const most = 2_000
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ maxListed: most, limitFactor: Number.POSITIVE_INFINITY })
  const isIssued = `i % 2 = 0`
  const status = `case when ${isIssued} then 'ISSUED' else 'DECLINED' end`
  const matches = `i % 4 = 0 or i % 4 = 1 and i < ${lastDeclined}`
  await fillWithCopies(platform.services, quotes, rows, {
    ...ofCopiedQuotes,
    status,
    effective_status: status,
    customer_email: `'insured@unseen.example'`,
    company_name: `case when ${matches} then 'Elm Legal ' else 'Amber Foods ' end || i`,
    created: `'2025-01-01T00:00:00Z'::timestamptz + interval '1 hour' * i`,
    expires_on: `'2099-01-01'::timestamptz`,
  })
}, 120_000)
afterAll(() => platform.close())

test('a page after the last match of a status is found without reading that status to its end', async () => {
  const query = { search: 'elm legal', sort: 'created,asc', size: 20, page: 6 }
  const {
    result: { content },
    read,
  } = await countRead(platform.services, quotes, () =>
    platform.request(searchQuotes, { query }, 'admin'),
  )
  const numbers = Array.from(
    { length: 20 },
    (_, at) => `PB-${2_000_000 + lastDeclined + 4 * (at + 1)}`,
  )
  expect(content.map(({ quoteNumber }) => quoteNumber)).toEqual(numbers)
  // the first rows of both to the end of the page, and a sample; not the 2,000 declined ones
  expect(read).toBeLessThan(1_600)
})

test('a sample that was read serves the next search, too', async () => {
  const query = { search: 'elm legal', sort: 'quoteNumber,desc', size: 20 }
  const find = () =>
    countRead(platform.services, quotes, () => platform.request(searchQuotes, { query }, 'agency'))
  const first = await find()
  const again = await find()
  expect(again.result).toEqual(first.result)
  expect(first.read - again.read).toBeGreaterThanOrEqual(firstSample)
})

test('the number of rows that a page leaves open is counted by a call of its own, up to the bound', async () => {
  const query = { search: 'elm legal', size: 20 }
  const page = await platform.request(searchQuotes, { query }, 'admin')
  expect(page.isTotalLowerBound).toBe(true)
  expect(page.totalElements).toBeLessThan(matching)
  const { content, ...counted } = await platform.request(
    searchQuotes,
    { query: { search: 'elm legal', totalOnly: true } },
    'admin',
  )
  expect(content).toEqual([])
  expect(counted.totalElements).toBe(matching)
  expect(counted.isTotalLowerBound).toBeUndefined()
  expect(
    await platform.request(searchQuotes, { query: { search: 'amber', totalOnly: true } }, 'admin'),
  ).toMatchObject({ content: [], totalElements: most, isTotalLowerBound: true })
})

test('a partner’s search reads no rows for what only the address of the insured has', async () => {
  const search = (text: string, as: 'admin' | 'carrier') =>
    countRead(platform.services, quotes, () =>
      platform.request(searchBinders, { query: { search: text } }, as),
    )
  const seen = await search('elm legal', 'carrier')
  expect(seen.result.totalElements).toBeGreaterThan(0)
  const unseen = await search('unseen', 'carrier')
  expect(unseen.result.content).toEqual([])
  expect(unseen.read).toBe((await search('nosuchthing', 'carrier')).read)
})
