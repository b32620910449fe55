import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyModes } from '#core/identity/access/modes.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import { issuedPolicy } from '../../insurance/billing/issued-policy.fixture.ts'
import { testPolicy } from '../../insurance/billing/test-policy.fixture.ts'
import { policies } from '../../insurance/policies/tables.ts'
import { invoices, policyTerms, policyTransactions } from '../../insurance/policies/terms/tables.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { userIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { rebuildPolicies } from './rebuild-policies.ts'

let platform: TestPlatform
let policyId: string
beforeAll(async () => {
  platform = await testPlatform()
  policyId = await issuedPolicy(platform)
  await testPolicy(platform)
  await platform.services.refreshStatuses(policies)
})
afterAll(() => platform.close())

/** Every column of every policy, and those of quotes that are derived from one. */
const rowsOfAll = async () => {
  const { database } = platform.services
  const read = async () => [
    await database.handle().select().from(policies).orderBy(asc(policies.id)),
    await database
      .handle()
      .select({ id: quotes.id, isPaid: quotes.isPaid, paymentStatus: quotes.paymentStatus })
      .from(quotes)
      .orderBy(asc(quotes.id)),
  ]
  return Promise.all(keyModes.map((mode) => database.inMode(mode, read)))
}

test('records an issue with its user, details, charges and invoice', async () => {
  const { database } = platform.services
  const [record] = await database
    .handle()
    .select({ policy: policies, term: policyTerms, issue: policyTransactions, invoice: invoices })
    .from(policies)
    .innerJoin(policyTerms, eq(policyTerms.policyId, policies.id))
    .innerJoin(policyTransactions, eq(policyTransactions.termId, policyTerms.id))
    .innerJoin(invoices, eq(invoices.transactionId, policyTransactions.id))
    .where(eq(policies.id, policyId))
  if (record === undefined) throw new Error('not recorded')
  const { policy, term, issue, invoice } = record
  const { limit, deductible, premium, effectiveDate, endDate } = policy
  expect(term).toMatchObject({ effectiveDate, endDate })
  expect(issue).toMatchObject({
    ...{ state: 'issued', kind: 'issue', effectiveDate, actorId: userIds.underwriter },
    reason: 'New business',
    change: { kind: 'issue', facts: { limit, deductible, premium } },
    documents: ['policy', 'invoice'],
  })
  expect(issue.charges).toContainEqual({ kind: 'premium', amount: premium })
  expect(issue.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(policy.totalPremium)
  expect(invoice).toMatchObject({
    ...{ number: policy.invoiceNumber, amount: policy.totalPremium, currency: 'USD' },
    dueDate: policy.dueDate,
  })
})

test('correct columns do not change, in live and in test mode', async () => {
  const before = await rowsOfAll()
  const read = before.reduce((sum, [rows = []]) => sum + rows.length, 0)
  expect(await rebuildPolicies(platform.services, 7)).toEqual({ read, repaired: 0 })
  expect(await rowsOfAll()).toEqual(before)
})

test('every damaged column is repaired', async () => {
  const { database } = platform.services
  const before = await rowsOfAll()
  for (const mode of keyModes) {
    await database.inMode(mode, async () => {
      const handle = database.handle()
      await handle.execute(sql`
        update policies set effective_date = '2001-01-01', end_date = '2002-01-01', due_date = '2001-01-08',
          "limit" = 1, deductible = 2, premium = 3, broker_fee = 4, mga_fee = 5, total_premium = 6,
          invoice_number = 'lost ' || id, amount_paid = 7, cancelled = now(),
          payment_status = case payment_status when 'Paid' then 'Failed' else 'Paid' end,
          cover_status = 'EXPIRED', is_open_for_renewal = not is_open_for_renewal`)
      await handle.execute(sql`
        update quotes set is_paid = not is_paid, payment_status = 'Processed' where policy_id is not null`)
    })
  }
  expect(await rowsOfAll()).not.toEqual(before)
  const { read, repaired } = await rebuildPolicies(platform.services, 7)
  expect(repaired).toBe(read)
  expect(await rowsOfAll()).toEqual(before)
})

test('a cancellation is shown, and costs only what was charged', async () => {
  const { database, clock } = platform.services
  const before = await platform.request(getPolicy, { params: { id: policyId } }, 'agent')
  const [term] = await database
    .handle()
    .select()
    .from(policyTerms)
    .where(eq(policyTerms.policyId, policyId))
  if (term === undefined) throw new Error('no term')
  await database
    .handle()
    .insert(policyTransactions)
    .values({
      ...{ id: 'cancellation', termId: term.id, sequence: 2, state: 'issued' },
      ...{ effectiveDate: term.effectiveDate, processed: clock.now() },
      ...{ change: { kind: 'cancel' }, charges: [], documents: [] },
    })
  expect(await rebuildPolicies(platform.services)).toMatchObject({ repaired: 1 })
  const after = await platform.request(getPolicy, { params: { id: policyId } }, 'agent')
  expect(after).toEqual({ ...before, policyStatus: 'CANCELLED', allowedActions: expect.anything() })
})
