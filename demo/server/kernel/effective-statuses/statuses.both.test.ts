import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from 'node:process'
import { getTableName, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchTestQuotes } from '#core/administration/api-keys/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { searchInbox, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { effectiveStatusOf } from '../../insurance/quotes/effective-status.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { refreshedAtOnce } from '../lists/clock-status.ts'
import { without } from '../lists/without.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { registry } from '../../registry.ts'
import { statusRefresh } from './jobs.ts'

const day = 86_400_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())
beforeEach(() => platform.platform.clock.setOffset(0))

/** The number of rows whose stored status is outdated. */
const stale = async (): Promise<number> => {
  const { database, clock } = platform.services
  const counts = await Promise.all(
    registry.statuses.map(async ({ table, stale: rows }) => {
      const { forward, back } = rows(clock.now())
      const found = sql.join(
        [...forward, ...back].map((each) => sql`(${each})`),
        sql` union all `,
      )
      return database
        .handle()
        .$count(sql`${sql.identifier(getTableName(table))} where ctid = any(array(${found}))`)
    }),
  )
  return counts.reduce((sum, each) => sum + each, 0)
}

const listed = async (filter: Record<string, string[]>) =>
  (await platform.request(searchQuotes, { query: { size: 100, filter } }, 'admin')).content

const ready = () => listed({ status: ['READY'] })

describe('a list', () => {
  test('shows expired records as expired immediately, in filter, order and row', async () => {
    const [first] = await ready()
    platform.advanceTime(31 * day)
    expect(await ready()).toEqual([])
    const expired = await listed({ status: ['EXPIRED'] })
    expect(expired.find(({ id }) => id === first?.id)?.status).toBe('EXPIRED')
    const { content } = await platform.request(searchInbox, { query: {} }, 'underwriter')
    expect(content).toEqual([])
    const { content: sorted } = await platform.request(
      searchQuotes,
      { query: { size: 100, sort: 'status,asc' } },
      'admin',
    )
    const statuses = sorted.map(({ status }) => status)
    expect(statuses).toEqual(statuses.toSorted())
  })

  test('shows them as ready again when a demo moves its clock back', async () => {
    const before = (await ready()).map(({ id }) => id)
    platform.advanceTime(31 * day)
    await ready()
    platform.platform.clock.setOffset(0)
    expect((await ready()).map(({ id }) => id)).toEqual(before)
  })

  test('shows them as ready again even if the first list afterwards is in test mode', async () => {
    const before = (await ready()).map(({ id }) => id)
    platform.advanceTime(31 * day)
    await ready()
    platform.platform.clock.setOffset(0)
    await platform.request(searchTestQuotes, { query: {} }, 'agency')
    expect((await ready()).map(({ id }) => id)).toEqual(before)
  })

  // the embedded database has one connection
  test.skipIf(!env['TEST_DATABASE_URL'])(
    'shows stored statuses while the table cannot be written, and current ones afterwards',
    async () => {
      const count = (await ready()).length
      platform.advanceTime(31 * day)
      const { database } = platform.services
      const ofItsOwn = AsyncLocalStorage.snapshot()
      await database.transaction(async () => {
        await database.handle().execute(sql`lock table ${quotes} in share mode`)
        expect(await ofItsOwn(ready)).toHaveLength(count)
      })
      platform.advanceTime(2_000)
      expect(await ready()).toEqual([])
    },
  )

  test('also updates the statuses of covers', async () => {
    platform.advanceTime(800 * day)
    const { content } = await platform.request(
      searchPolicies,
      { query: { size: 100, filter: { policyStatus: ['ISSUED', 'IN FORCE'] } } },
      'admin',
    )
    expect(content).toEqual([])
  })
})

describe('the job', () => {
  test('updates every status at its expiry although no list is read', async () => {
    await statusRefresh.schedule(platform.services)
    await platform.drain()
    expect(await stale()).toBe(0)
    const open = await platform.services.database
      .handle()
      .select()
      .from(quotes)
      .where(inArray(quotes.effectiveStatus, ['READY', 'REFERRED', 'REQUESTED', 'BOUND']))
    const first = Math.min(...open.map(({ expiresOn }) => expiresOn.getTime()))
    platform.advanceTime(first - platform.services.clock.now().getTime())
    expect(await stale()).toBeGreaterThan(0)
    await platform.drain()
    expect(await stale()).toBe(0)
  })

  test('updates all statuses in batches after the demo moved the clock', async () => {
    const { database } = platform.services
    const many = refreshedAtOnce * 2 + 1
    const copied = (await database.handle().select().from(quotes)).find(
      ({ status }) => status === 'READY',
    )
    if (!copied) throw new Error('No ready quote is seeded')
    const row = without(copied, 'companyKey', 'searched', 'searchedOpenly')
    await database
      .handle()
      .insert(quotes)
      .values(
        Array.from({ length: many }, (_, at) => ({
          ...row,
          id: `copy-${at}`,
          quoteNumber: `COPY-${at}`,
          requestId: null,
          expiresOn: new Date(platform.services.clock.now().getTime() + day),
          ...{ status: 'READY' as const, effectiveStatus: 'READY' as const },
        })),
      )
    await platform.fetch('/demo/clock', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ offsetMs: 2 * day }),
    })
    expect(await stale()).toBeGreaterThanOrEqual(many)
    await platform.drain()
    expect(await stale()).toBe(0)
    const rows = await database.handle().select().from(quotes)
    const now = platform.services.clock.now()
    expect(quoteStatuses).toEqual(expect.arrayContaining(rows.map((each) => each.effectiveStatus)))
    for (const each of rows) expect(each.effectiveStatus).toBe(effectiveStatusOf(each, now))
  })
})
