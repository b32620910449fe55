import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountFacets, accounts } from '../../insurance/accounts/tables.ts'
import { policies, policyFacets } from '../../insurance/policies/tables.ts'
import { quoteFacets, quotes } from '../../insurance/quotes/tables.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { hasFacet } from '../lists/facets.ts'
import { mayBeFound, mayBeFoundOf } from '../lists/searched.ts'
import { soughtParts } from '../lists/sought-parts.ts'
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
])('a search with a filter in %s can use one index', async (name, table, facets) => {
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

test('a text has all parts of every substring that is searched', async () => {
  const texts = [
    'amber bridge dental 3',
    'pb-2000017',
    'robin.lane@company-4321.example',
    'zoë & söhne 東京',
  ]
  const within = texts.flatMap((text) => {
    const letters = Array.from(text)
    return letters.flatMap((_, from) =>
      letters.slice(from + 3).map((_end, more) => {
        const sought = letters.slice(from, from + 3 + more + 1).join('')
        return { text, sought, parts: soughtParts(sought) }
      }),
    )
  })
  const missed = await platform.services.database.handle().execute(sql`
    with texts as materialized (
      select text, search_parts(text) as parts
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text
    )
    select text, sought
    from jsonb_to_recordset(${JSON.stringify(within)}::jsonb) as each(text text, sought text, parts integer[]) join texts using (text)
    where not texts.parts @> each.parts`)
  expect(rowsOf(missed)).toEqual([])
})

test('a part that spans two words is found only in texts with both', async () => {
  const texts = sql`unnest(array['amber bridge dental', 'amber dental bridge', 'ridge demo: bridge', 'bridge-dental', E'bridge\\ndental'])`
  const found = await platform.services.database
    .handle()
    .execute(sql`select text from ${texts} as text where ${mayBeFound(sql`text`, 'bridge dental')}`)
  expect(rowsOf<{ readonly text: string }>(found).map(({ text }) => text)).toEqual([
    'amber bridge dental',
    'bridge-dental',
  ])
})

test.each([
  [['north', 'south'], true],
  [['north'], false],
  // rows of many values are found for each, and compared
  [['a', 'b', 'c', 'd', 'e'], true],
  [[], false],
])('a search in the rows of “south” finds one of %j: %s', async (values, isFound) => {
  const set = sql`array[${sql.join([sql`null`, ...values.map((value) => sql`${value}`)], sql`, `)}]::text[]`
  const ofSouth = {
    column: sql`array_remove(${set}, null)`,
    values: ['south'],
    mark: sql`''`,
    marks: [''],
  }
  const found = await platform.services.database
    .handle()
    .execute(sql`select ${mayBeFoundOf(ofSouth, sql`'amber bridge dental'`, 'dental')} as found`)
  expect(rowsOf(found)).toEqual([{ found: isFound }])
})
