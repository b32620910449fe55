import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountFacets, accounts } from '../../insurance/accounts/tables.ts'
import { policies, policyFacets } from '../../insurance/policies/tables.ts'
import { quoteFacets, quotes } from '../../insurance/quotes/tables.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { hasFacet } from '../lists/facets.ts'
import { mayBeFound } from '../lists/searched.ts'
import { rowsOf } from './rows-of.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test.each([
  ['quotes', quotes, quoteFacets(quotes)],
  ['policies', policies, policyFacets(policies)],
  ['accounts', accounts, accountFacets(accounts)],
])('a search with a filter in %s can go by one index', async (name, table, facets) => {
  const { database } = platform.services
  const plan = await database.transaction(async () => {
    // the planner would not use an index for so few rows
    await database.handle().execute(sql`set local enable_seqscan = off`)
    const isSought = mayBeFound(table.searched, 'harbor')
    const rows = sql`select id from ${table} where ${hasFacet(facets, facets.lead, ['READY'])} and ${isSought}`
    return database.handle().execute(sql`explain ${rows}`)
  })
  expect(JSON.stringify(plan)).toContain(`${name}_found`)
})

test('a text has all parts by which a text within it is searched', async () => {
  const texts = [
    'amber bridge dental 3',
    'pb-2000017',
    'robin.lane@company-4321.example',
    'zoë & söhne 東京',
  ]
  const within = texts.flatMap((text) => {
    const letters = Array.from(text)
    return letters.flatMap((_, from) =>
      letters.slice(from + 3).map((_end, more) => ({
        text,
        sought: letters.slice(from, from + 3 + more + 1).join(''),
      })),
    )
  })
  const missed = await platform.services.database.handle().execute(sql`
    select text, sought from jsonb_to_recordset(${JSON.stringify(within)}::jsonb) as each(text text, sought text)
    where not search_parts(text) @> sought_parts(sought)`)
  expect(rowsOf(missed)).toEqual([])
})
