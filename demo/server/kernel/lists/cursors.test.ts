import { and, eq, like, notInArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { accounts } from '../../insurance/accounts/tables.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { organisationIds } from '../seed/ids.ts'
import { fillWithCopies, copiedQuoteValues } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

/** More rows than are counted. */
const rows = 2_000
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ maxListed: 200 })
  await fillWithCopies(platform.services, quotes, rows, {
    ...copiedQuoteValues,
    company_name: `'Birch Dental ' || i % 50`,
    // all within one hour, many within the same second
    modified: `'2026-01-01T00:00:00Z'::timestamptz + interval '1 second' * (i % 300)`,
    expires_on: `'2099-01-01'::timestamptz`,
  })
  // one in a hundred has a state
  await fillWithCopies(platform.services, accounts, rows, {
    agency_id: `'${organisationIds.harbor}'`,
    relation: `'interested'`,
    status: `'Open'`,
    name: `'Birch Bakery ' || i`,
    state: `case when i % 100 = 0 then 'UT' end`,
  })
}, 120_000)
afterEach(() => vi.restoreAllMocks())
afterAll(() => platform.close())

const pageOf = async (page: number, query: ListQuery): Promise<readonly string[]> => {
  const input = { query: { ...query, page, size: 20 } }
  const { content } = await platform.request(searchQuotes, input, 'admin')
  return content.map(({ id }) => id)
}

const pages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Changes a row so that it comes first or last in the order of changes. */
const move = (id: string, modified: string) =>
  platform.services.database
    .handle()
    .update(quotes)
    .set({ modified: new Date(modified) })
    .where(eq(quotes.id, id))

/** Moves all rows except some to the top. */
const moveOthers = (stay: readonly string[], modified: string) =>
  platform.services.database
    .handle()
    .update(quotes)
    .set({ modified: new Date(modified) })
    .where(and(like(quotes.id, 'bench-%'), notInArray(quotes.id, [...stay])))

const now = performance.now.bind(performance)

/** Ages the cached cursors. */
const pass = (milliseconds: number): void => {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
}

const queries: readonly ListQuery[] = [
  { search: 'birch' },
  { search: 'birch', sort: 'modified,asc' },
  { search: 'birch', sort: 'companyName,desc' },
  { filter: { activity: ['active'] } },
]

test.each(queries)(
  'pages contain each row once, in whatever order they are read: %o',
  async (query) => {
    const inOrder: string[] = []
    for (const page of pages) inOrder.push(...(await pageOf(page, query)))
    expect(new Set(inOrder).size).toBe(200)
    const again = new Map<number, readonly string[]>()
    for (const page of [9, 4, 5, 0, 4]) again.set(page, await pageOf(page, query))
    for (const [page, ids] of again) expect(ids).toEqual(inOrder.slice(page * 20, page * 20 + 20))
  },
)

test('a page continues where the previous one ended, whatever was inserted first meanwhile', async () => {
  const query = { search: 'birch' }
  const first = await pageOf(0, query)
  await move('bench-7', '2026-02-01T00:00:00Z')
  const second = await pageOf(1, query)
  expect(second.filter((id) => first.includes(id))).toEqual([])
  expect(second).toHaveLength(20)
})

test('a page whose first row moved is as full as before', async () => {
  const query = { search: 'birch dental' }
  const before = await pageOf(3, query)
  const [first = ''] = before
  await move(first, '2025-01-01T00:00:00Z')
  const after = await pageOf(3, query)
  expect(after.slice(0, 19)).toEqual(before.slice(1))
  expect(after).toHaveLength(20)
})

test('a page whose rows moved to the top meanwhile is filled from the beginning', async () => {
  const query = { search: 'birch den' }
  const before = await pageOf(3, query)
  await moveOthers(before.slice(0, 7), '2026-03-01T00:00:00Z')
  expect(await pageOf(3, query)).toHaveLength(20)
})

test('a page that is read continuously is counted from the beginning again after a minute', async () => {
  const query = { search: 'birch dent' }
  const before = await pageOf(3, query)
  for (const id of await pageOf(9, query)) await move(id, '2026-04-01T00:00:00Z')
  pass(40_000)
  expect(await pageOf(3, query)).toEqual(before)
  pass(80_000)
  expect(await pageOf(3, query)).not.toEqual(before)
})

test.each(['state,asc', 'state,desc'])(
  'accounts without a state are listed in %s',
  async (sort) => {
    const found: string[] = []
    for (const page of [0, 1, 2, 3]) {
      const query = { sort, page, size: 20, search: 'birch bakery' }
      const { content } = await platform.request(searchAccounts, { query }, 'agency')
      found.push(...content.map(({ state = '' }) => state))
    }
    const without = Array.from({ length: 60 }, () => '')
    const all = Array.from({ length: 80 }, () => '')
    const ofUtah = Array.from({ length: 20 }, () => 'UT')
    expect(found).toEqual(sort === 'state,asc' ? all : [...ofUtah, ...without])
  },
)
