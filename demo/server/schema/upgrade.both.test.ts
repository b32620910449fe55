import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getTableName, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyModes } from '#core/identity/access/modes.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { activity } from '../kernel/activity/tables.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { readMigrations, type Migration } from '../kernel/database/migrations.ts'
import type { OpenDatabase } from '../kernel/database/open-database.ts'
import { rowsOf } from '../kernel/database/rows-of.ts'
import { policies as policiesTable } from '../insurance/policies/tables.ts'
import { rebuildPolicies } from '../workflows/projections/rebuild-policies.ts'
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

/** Companies whose names differ only in accents. */
const sameNames = `
  set search_path to public;
  update public.companies set name = 'Café Łódź', name_key = 'café łódź', place_key = 'TX', region = 'US'
    where id = (select min(company_id) from public.accounts where relation = 'owner');
  update public.companies set name = 'Cafe Lodz', name_key = 'cafe lodz', place_key = 'TX', region = 'US'
    where id = (select max(company_id) from public.accounts where relation = 'owner');
  update public.accounts set name = companies.name, name_key = companies.name_key
    from public.companies where companies.id = company_id and companies.name in ('Café Łódź', 'Cafe Lodz');`

/** Entries of the former log of an account. */
const activityColumns = `id, account_id, submission_id, organisation_id, user_id, user_name, is_staff,
  act, subject, quote_number, changes, at`
const activityEntry = (schema: string, id: string, values: string) => `
  insert into ${schema}.activity (${activityColumns})
    select '${id}', ${values}, '[{"field":"limit","before":"1","after":"2"}]', '2026-01-01'
    from public.quotes where quote_number = 'PQ-1000084';`
const activities = [
  activityEntry(
    'public',
    'old-1',
    `account_id, null, 'agency-harbor', 'user-agent', 'Mateo Rivers', false, 'changed', 'contact', null`,
  ),
  activityEntry(
    'public',
    'old-2',
    `account_id, null, id, 'quote ' || id, 'By link', false, 'changed', 'quote', quote_number`,
  ),
  activityEntry(
    'public',
    'old-3',
    `null, 'submission-1', 'agency-harbor', 'user-admin', 'Ada Moreno', true, 'changed', 'submission', null`,
  ),
  activityEntry(
    'public',
    'old-4',
    `account_id, null, 'agency-harbor-boston', 'user-agent', 'Mateo Rivers', false, 'changed', 'terms', 'PQ-1'`,
  ),
  activityEntry(
    'sandbox',
    'old-5',
    `account_id, null, 'agency-harbor', 'user-agent', 'Mateo Rivers', false, 'seen', 'account', null`,
  ),
].join('')

/**
 * Copies the insured's records of an old database to test mode, as if its pages had created them.
 */
const testModeRows = `
  do $$
  declare
    name text;
    columns text;
  begin
    foreach name in array array['companies', 'accounts', 'quotes', 'quote_prices', 'policies', 'payment_intents', 'payments'] loop
      select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
        where table_schema = 'sandbox' and table_name = name and is_generated = 'NEVER';
      execute format('insert into sandbox.%I (%s) select %s from public.%I', name, columns, columns, name);
    end loop;
  end
  $$;`

/** Payments, taxes and a cancellation, in both modes. */
const charges = `
  set search_path to public;
  update policies set payment_status = 'Partially Paid', amount_paid = 12345, total_premium = total_premium + 1
    where payment_status = 'Unpaid';
  update quote_prices set price = jsonb_set(price, '{taxes}', '[{"code": "GST", "amount": 100}]')
    where quote_id = (select min(quote_id) from policies where mga_fee + premium + broker_fee = total_premium);
  update policies set cancelled = now() where policy_number = 'PP-5000023';
  ${testModeRows}`

const waitingQuotes = '0007_waiting_quotes.sql.gz'

let fresh: OpenDatabase
/** A baseline with rows that its migrations rewrite. */
let upgraded: OpenDatabase
beforeAll(async () => {
  fresh = await databaseFrom('')
  upgraded = await databaseFrom(dumpOf(waitingQuotes) + sameNames + activities + charges)
})
afterAll(async () => {
  await upgraded.close()
  await fresh.close()
})

test.each(baselines)('%s upgrades to the schema of a new database', async (name) => {
  const opened = name === waitingQuotes ? upgraded : await databaseFrom(dumpOf(name))
  expect(await schemaOf(opened.database)).toEqual(await schemaOf(fresh.database))
  if (opened !== upgraded) await opened.close()
})

test('an upgraded database finds names without their accents, and companies keep their owners', async () => {
  const handle = upgraded.database.handle()
  const found = await handle.execute(
    sql`select distinct name from accounts where strpos(searched, 'cafe lodz') > 0`,
  )
  const names = rowsOf<{ readonly name: string }>(found).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Cafe Lodz', 'Café Łódź'])
  const keys = await handle.execute(
    sql`select count(distinct company_id)::int as companies, count(*) filter (where relation = 'owner')::int as owners
        from accounts where name_key = 'cafe lodz'`,
  )
  expect(rowsOf(keys)).toEqual([{ companies: 2, owners: 2 }])
  const folded = await handle.execute(sql`select name from companies where name_key = 'cafe lodz'`)
  expect(rowsOf(folded)).toEqual([{ name: 'Cafe Lodz' }])
})

test('the log of an account is completely merged into the log of all records', async () => {
  const { database } = upgraded
  const [quote] = rowsOf<{ readonly id: string; readonly account: string }>(
    await database
      .handle()
      .execute(sql`select id, account_id as account from quotes where quote_number = 'PQ-1000084'`),
  )
  const entries = await database
    .handle()
    .select()
    .from(activity)
    .where(like(activity.id, 'old-%'))
    .orderBy(activity.id)
  const changes = [{ field: 'limit', before: '1', after: '2' }]
  const accountId = quote?.account
  expect(entries).toMatchObject([
    {
      subjectKind: 'account',
      subjectId: accountId,
      part: 'contact',
      actorKind: 'user',
      delegation: null,
      changes,
    },
    {
      subjectKind: 'quote',
      subjectId: quote?.id,
      subjectNumber: 'PQ-1000084',
      part: 'quote',
      accountId,
      actorKind: 'link',
      actorName: 'By link',
      delegation: 'link',
    },
    {
      subjectKind: 'submission',
      subjectId: 'submission-1',
      accountId: null,
      isStaff: true,
      delegation: 'impersonation',
      delegationId: 'agency-harbor',
    },
    {
      subjectKind: 'quote',
      subjectId: 'PQ-1',
      subjectNumber: 'PQ-1',
      accountId,
      delegation: 'accountSwitch',
      delegationId: 'agency-harbor-boston',
    },
  ])
  expect(entries.every(({ origin }) => origin === 'portal')).toBe(true)
  const ofTestMode = await database.inMode('test', () =>
    database.handle().select().from(activity).where(like(activity.id, 'old-%')),
  )
  expect(ofTestMode).toMatchObject([
    { id: 'old-5', subjectKind: 'account', subjectId: accountId, act: 'seen' },
  ])
})

const moneyOf = async ({ database }: OpenDatabase) => {
  const query = sql`
    select count(*)::int as policies, sum(total_premium)::float8 as total, sum(premium)::float8 as premium,
      sum(amount_paid)::float8 as paid, sum(total_premium - amount_paid)::float8 as owed from policies`
  const [money] = rowsOf<Readonly<Record<string, number>>>(await database.handle().execute(query))
  return money
}

const recordedOf = async ({ database }: OpenDatabase) => {
  const query = sql`
    select sum(amount) filter (where account = 'receivable')::float8 as owed,
      sum(amount) filter (where account = 'cash')::float8 as paid,
      -sum(amount) filter (where account = 'premium-payable')::float8 as premium,
      (select sum(amount)::float8 from invoices) as total,
      (select count(*)::int from policy_transactions where kind = 'issue') as policies,
      (select count(*)::int from policy_transactions where kind = 'cancel') as cancelled,
      (select count(*)::int from ledger_entries where cause like '%:in-process') as waiting,
      (select count(*)::int from (select from ledger_lines group by entry_id, currency having sum(amount) <> 0) as lopsided) as lopsided
    from ledger_lines`
  const [recorded] = rowsOf(await database.handle().execute(query))
  return recorded
}

test('charges and payments of an old database are in the ledger, including test mode', async () => {
  for (const mode of keyModes) {
    await upgraded.database.inMode(mode, async () => {
      const money = await moneyOf(upgraded)
      expect(money).toMatchObject({ policies: 25 })
      const rest = { cancelled: 1, waiting: 1, lopsided: 0 }
      expect(await recordedOf(upgraded)).toEqual({ ...money, ...rest })
    })
  }
})

test('an upgraded platform starts, seeds nothing twice and shows the same records', async () => {
  const platform = await testPlatform({}, { database: await databaseFrom(dumpOf(waitingQuotes)) })
  await seedPlatform(registry.seeds, platform.services)
  await seedDemo(registry.seeds, platform.services, 'few')
  await platform.drain()
  // created in the portal: priced on a host page, bound, issued and paid
  const query = { search: 'PQ-1000084' }
  const quotes = await platform.request(searchQuotes, { query }, 'agency')
  expect(quotes.content).toMatchObject([
    { quoteNumber: 'PQ-1000084', status: 'ISSUED', totalPremium: 714_100 },
  ])
  const policies = await platform.request(searchPolicies, { query }, 'agency')
  expect(policies.content).toMatchObject([
    { policyNumber: 'PP-5000023', status: 'Paid', premium: 699_100 },
  ])
  // all of its charges and payments are in the ledger now
  await platform.services.refreshStatuses(policiesTable)
  expect(await rebuildPolicies(platform.services)).toMatchObject({ repaired: 0 })
  const all = await platform.request(searchQuotes, { query: { size: 1 } }, 'admin')
  expect(all.totalElements).toBe(101)
  // the old database may have a cleanup job that is due
  expect(platform.logged.filter(({ what }) => what !== 'cleaned')).toEqual([])
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
  const expected = (await columnsOf('public')).filter((text) =>
    copied.has(text.split('.')[0] ?? ''),
  )
  expect((await columnsOf('sandbox')).toSorted()).toEqual(expected.toSorted())
})

const step = (name: string, run: Migration['run'] = async () => undefined): Migration => ({
  name,
  hash: 'function',
  run,
})

test('a step runs once and in order, and is rolled back when a later one fails', async () => {
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
