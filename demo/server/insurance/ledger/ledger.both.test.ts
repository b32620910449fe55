import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyModes } from '#core/identity/access/modes.ts'
import { accounts } from '../accounts/tables.ts'
import { without } from '../../kernel/lists/without.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { testPolicy } from '../billing/test-policy.fixture.ts'
import { policies } from '../policies/tables.ts'
import { policyTransactions } from '../policies/terms/tables.ts'
import { ledgerBalance, ledgerBalances } from './balance.ts'
import { chargedLines, paidLines, type LedgerLine } from './entries.ts'
import { postEntries } from './post.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'

let platform: TestPlatform
let accountId: string
beforeAll(async () => {
  platform = await testPlatform()
  const [account] = await platform.services.database.handle().select().from(accounts).limit(1)
  if (account === undefined) throw new Error('no account')
  accountId = account.id
  await testPolicy(platform)
})
afterAll(() => platform.close())

const entry = (policyId: string, cause: string, lines: readonly LedgerLine[]) =>
  ({ cause, accountId, policyId, currency: 'USD', day: '2027-01-01', lines }) as const

const post = (...posted: Parameters<typeof entry>) => {
  const { services } = platform
  return services.database.transaction(() => postEntries(services, [entry(...posted)]))
}

/** The messages of an error and its causes. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''

const rejection = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return ''
  } catch (error) {
    return messagesOf(error)
  }
}

test('a second entry for a posted cause is ignored', async () => {
  const charges = [
    { kind: 'premium', amount: 90_000 },
    { kind: 'tax', code: 'GST', amount: 9_000 },
    { kind: 'tax', code: 'GST', amount: 1_000 },
  ] as const
  await post('once', 'transaction:once', chargedLines(charges))
  await post('once', 'transaction:once', chargedLines(charges))
  await Promise.all([
    post('once', 'payment:once:paid', paidLines(40_000)),
    post('once', 'payment:once:paid', paidLines(40_000)),
  ])
  expect(await ledgerBalance(platform.services, 'once')).toEqual({ paid: 40_000, owed: 60_000 })
})

test('an entry that does not balance is rejected with everything in its transaction', async () => {
  const { services } = platform
  const lopsided = entry('lopsided', 'transaction:lopsided', [['receivable', 5]])
  const work = services.database.transaction(async () => {
    await postEntries(services, [entry('lopsided', 'transaction:fine', paidLines(7))])
    await postEntries(services, [lopsided])
  })
  expect(await rejection(work)).toContain('does not balance')
  expect(await ledgerBalance(services, 'lopsided')).toEqual({ paid: 0, owed: 0 })
})

test('an entry that balances only across two currencies is rejected', async () => {
  const { services } = platform
  const { database } = services
  const work = database.transaction(async () => {
    await postEntries(services, [entry('mixed', 'transaction:mixed', paidLines(7))])
    const [posted] = await database
      .handle()
      .select({ entryId: ledgerEntries.id })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.cause, 'transaction:mixed'))
    if (posted === undefined) throw new Error('not posted')
    await database
      .handle()
      .insert(ledgerLines)
      .values([
        { ...posted, account: 'cash', currency: 'GBP', amount: 5 },
        { ...posted, account: 'receivable', currency: 'AUD', amount: -5 },
      ])
  })
  expect(await rejection(work)).toContain('does not balance')
})

describe.each(keyModes)('in %s mode', (mode) => {
  const run = (statement: SQL): Promise<string> =>
    platform.services.database.inMode(mode, () =>
      rejection(platform.services.database.handle().execute(statement)),
    )

  test.each([
    ['update', sql`update ledger_entries set day = '2020-01-01'`],
    ['delete', sql`delete from ledger_entries`],
    ['update', sql`update ledger_lines set amount = amount + 1`],
    ['delete', sql`delete from ledger_lines`],
    ['truncate', sql`truncate ledger_lines`],
    ['truncate', sql`truncate ledger_entries, ledger_lines`],
    ['delete', sql`delete from policy_transactions where kind = 'issue'`],
    ['truncate', sql`truncate policy_transactions cascade`],
  ])('rejects an attempt to %s: %s', async (_, statement) => {
    expect(await run(statement)).toContain('append-only')
  })
})

test('records of test mode are deleted with their account', async () => {
  const { database } = platform.services
  await database.inMode('test', async () => {
    expect(await database.handle().$count(ledgerLines)).toBeGreaterThan(1)
    await database.handle().delete(accounts)
    for (const table of [ledgerLines, ledgerEntries, policyTransactions]) {
      expect(await database.handle().$count(table)).toBe(0)
    }
  })
  expect(await database.handle().$count(ledgerLines)).toBeGreaterThan(1)
})

test('an issued transaction never changes, and other transactions only move forward', async () => {
  const { database } = platform.services
  const [issued] = await database.handle().select().from(policyTransactions).limit(1)
  if (issued === undefined) throw new Error('no transaction')
  const change = { reason: 'Another' }
  const update = (id: string, changed: Partial<typeof issued>) =>
    rejection(
      database
        .handle()
        .update(policyTransactions)
        .set(changed)
        .where(eq(policyTransactions.id, id))
        .then(() => undefined),
    )
  expect(await update(issued.id, change)).toContain('cannot become')
  const columns = without(issued, 'kind')
  const draft = { id: 'draft', sequence: 2, state: 'quoted' as const, processed: null }
  await database
    .handle()
    .insert(policyTransactions)
    .values({ ...columns, ...draft })
  expect(await update('draft', change)).toBe('')
  expect(await update('draft', { state: 'draft' })).toContain('cannot become')
  expect(await update('draft', { state: 'issued', processed: new Date() })).toBe('')
  expect(await update('draft', change)).toContain('cannot become')
})

test('every seeded policy owes its total less what was paid', async () => {
  const { services } = platform
  const rows = await services.database.handle().select().from(policies)
  expect(rows.length).toBeGreaterThan(10)
  const balanceOf = await ledgerBalances(
    services,
    rows.map(({ id }) => id),
  )
  for (const { id, totalPremium, amountPaid } of rows) {
    expect(balanceOf(id)).toEqual({ paid: amountPaid, owed: totalPremium - amountPaid })
  }
})
