import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { readMigrations, type Migration } from '../kernel/database/migrations.ts'
import type { OpenDatabase } from '../kernel/database/open-database.ts'
import { rowsOf } from '../kernel/database/rows-of.ts'
import { seedDemo, seedPlatform } from '../kernel/seed/run.ts'
import { registry } from '../registry.ts'
import { databaseFrom } from '../testing/database.ts'
import { testPlatform } from '../testing/platform.ts'
import { schemaOf } from '../testing/schema-of.ts'
import { sandboxTables } from './sandbox-tables.ts'

const folder = join(import.meta.dirname, 'baselines')

/** Dumps of released databases, each named by its newest migration. */
const baselines = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'))

const dumpOf = (name: string): string => gunzipSync(readFileSync(join(folder, name))).toString()

let fresh: OpenDatabase
beforeAll(async () => {
  fresh = await databaseFrom('')
})
afterAll(() => fresh.close())

test.each(baselines)('%s upgrades to the schema of a new database', async (name) => {
  const opened = await databaseFrom(dumpOf(name))
  expect(await schemaOf(opened.database)).toEqual(await schemaOf(fresh.database))
  await opened.close()
})

test('names of an upgraded database are found without their accents, and no company loses its owner', async () => {
  const oldRows = `
    set search_path to public;
    update public.companies set name = 'Café Łódź', name_key = 'café łódź', place_key = 'TX', region = 'US'
      where id = (select min(company_id) from public.accounts where relation = 'owner');
    update public.companies set name = 'Cafe Lodz', name_key = 'cafe lodz', place_key = 'TX', region = 'US'
      where id = (select max(company_id) from public.accounts where relation = 'owner');
    update public.accounts set name = companies.name, name_key = companies.name_key
      from public.companies where companies.id = company_id and companies.name in ('Café Łódź', 'Cafe Lodz');`
  const platform = await testPlatform(
    {},
    { database: await databaseFrom(dumpOf('0007_waiting_quotes.sql.gz') + oldRows) },
  )
  const found = await platform.services.database
    .handle()
    .execute(sql`select distinct name from accounts where strpos(searched, 'cafe lodz') > 0`)
  const names = rowsOf<{ readonly name: string }>(found).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Cafe Lodz', 'Café Łódź'])
  const keys = await platform.services.database.handle().execute(
    sql`select count(distinct company_id)::int as companies, count(*) filter (where relation = 'owner')::int as owners
        from accounts where name_key = 'cafe lodz'`,
  )
  expect(rowsOf(keys)).toEqual([{ companies: 2, owners: 2 }])
  const folded = await platform.services.database
    .handle()
    .execute(sql`select name from companies where name_key = 'cafe lodz'`)
  expect(rowsOf(folded)).toEqual([{ name: 'Cafe Lodz' }])
  await platform.close()
})

test('an upgraded platform starts, seeds nothing twice and shows the records as they were', async () => {
  const platform = await testPlatform(
    {},
    { database: await databaseFrom(dumpOf('0007_waiting_quotes.sql.gz')) },
  )
  await seedPlatform(registry.seeds, platform.services)
  await seedDemo(registry.seeds, platform.services, 'few')
  await platform.drain()
  // a story that was played in the portal: priced on a host page, bound, issued and paid
  const query = { search: 'PQ-1000084' }
  const quotes = await platform.request(searchQuotes, { query }, 'agency')
  expect(quotes.content).toMatchObject([
    { quoteNumber: 'PQ-1000084', status: 'ISSUED', totalPremium: 714_100 },
  ])
  const policies = await platform.request(searchPolicies, { query }, 'agency')
  expect(policies.content).toMatchObject([
    { policyNumber: 'PP-5000023', status: 'Paid', premium: 699_100 },
  ])
  const all = await platform.request(searchQuotes, { query: { size: 1 } }, 'admin')
  expect(all.totalElements).toBe(101)
  expect(platform.logged).toEqual([])
  await platform.close()
})

test('tables of test mode have the columns of the tables that they copy', async () => {
  const columnsOf = async (schema: string) =>
    rowsOf<{ text: string }>(
      await fresh.database.handle().execute(sql`
        select format('%s.%s %s', table_name, column_name, udt_name) as text
        from information_schema.columns where table_schema = ${schema}`),
    ).map(({ text }) => text)
  const copied = new Set(sandboxTables.map(getTableName))
  const wanted = (await columnsOf('public')).filter((text) => copied.has(text.split('.')[0] ?? ''))
  expect((await columnsOf('sandbox')).toSorted()).toEqual(wanted.toSorted())
})

const step = (name: string, run: Migration['run'] = async () => undefined): Migration => ({
  name,
  hash: 'function',
  run,
})

test('a step runs once, after those before it, and not at all when a later one fails', async () => {
  const done: string[] = []
  const noted = (name: string) => step(name, async () => void done.push(name))
  const broken = step('9003_broken', () => Promise.reject(new Error('broken')))
  const before = readMigrations()
  const first = [...before, noted('9001_first')]
  await migrate(fresh.database, first)
  await migrate(fresh.database, first)
  expect(done).toEqual(['9001_first'])
  const next = [...first, noted('9002_second'), broken]
  await expect(migrate(fresh.database, next)).rejects.toThrow('broken')
  await migrate(fresh.database, [...first, noted('9002_second')])
  expect(done).toEqual(['9001_first', '9002_second', '9002_second'])

  await expect(migrate(fresh.database, before)).rejects.toThrow(
    'The database was upgraded by a newer version of Parapet (9002_second)',
  )
  const changed = { ...step('9001_first'), hash: 'another' }
  await expect(migrate(fresh.database, [...before, changed, step('9002_second')])).rejects.toThrow(
    'The database was made with another 9001_first than this version has',
  )
})
