import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { todayIn } from '#core/foundation/calendar-dates/today.ts'
import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { policyStates } from '#core/insurance/policies/states.ts'
import { paymentStatuses } from '#core/insurance/quotes/payment-status.ts'
import { accounts } from '../accounts/tables.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { setPaymentStatus } from './service.ts'
import { stateOf } from './state.ts'
import { policies, type PolicyRecord } from './tables.ts'

type InsuredLocation = Pick<typeof accounts.$inferInsert, 'region' | 'state'>

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const find = async (filter: Record<string, string[]>) =>
  (await platform.request(searchPolicies, { query: { filter, size: 100 } }, 'admin')).content

describe('the status of a policy by date', () => {
  const term = { cancelled: null, effectiveDate: '2026-12-04', endDate: '2027-12-04' }
  test.each([
    ['2026-12-03', 'ISSUED'],
    ['2026-12-04', 'IN FORCE'],
    ['2027-12-03', 'IN FORCE'],
    ['2027-12-04', 'EXPIRED'],
  ] as const)('%s %s', (day, state) => {
    const today = todayIn('UTC', new Date(`${day}T12:00:00Z`))
    expect(stateOf(term, today)).toBe(state)
    expect(stateOf({ ...term, cancelled: new Date() }, today)).toBe('CANCELLED')
  })

  test('requires a date from a clock and a zone', () => {
    // @ts-expect-error a date from another source is not today
    expect(stateOf(term, '2026-12-04')).toBe('IN FORCE')
  })

  test('is the insured’s, in lists as in the record', async () => {
    const handle = platform.services.database.handle()
    const [hawaiian, australian] = (await handle.select().from(policies)).filter(
      ({ cancelled, accountId }, at, all) =>
        cancelled === null && all.findIndex((each) => each.accountId === accountId) === at,
    )
    if (!hawaiian || !australian) throw new Error('Too few policies are seeded')
    // 05:00 UTC: still yesterday in Hawaii, and the afternoon in Sydney
    const day = 86_400_000
    const into = platform.services.clock.now().getTime() % day
    platform.advanceTime(day - into + 5 * 3_600_000)
    const today = dayIn('UTC', platform.services.clock.now())
    const ends = { effectiveDate: addDays(today, -365), endDate: today }
    const putIn = async ({ id, accountId }: PolicyRecord, place: InsuredLocation, term = ends) => {
      await handle.update(accounts).set(place).where(eq(accounts.id, accountId))
      await handle
        .update(policies)
        .set({ region: place.region, ...term })
        .where(eq(policies.id, id))
    }
    await putIn(hawaiian, { region: 'US', state: 'HI' })
    await putIn(australian, { region: 'AU', state: 'NSW' })
    const statusesOf = async ({ id }: PolicyRecord) => {
      const record = await platform.request(getPolicy, { params: { id } }, 'admin')
      // one after another: a list skips the update that another list is running
      const listed: string[][] = []
      for (const state of policyStates) {
        const rows = await find({ policyStatus: [state] })
        const own = rows.filter((row) => row.id === id)
        listed.push(...own.map((row) => [state, row.policyStatus]))
      }
      const renewals = await find({ view: ['open_for_renewal'] })
      const { content } = await platform.request(
        searchAccounts,
        { query: { filter: { view: ['open_for_renewal'] }, size: 100 } },
        'admin',
      )
      return {
        record: record.policyStatus,
        listed,
        isOpen: renewals.some((row) => row.id === id),
        isAccountOpen: content.some((row) => row.id === record.accountId),
      }
    }
    const inForce = { listed: [['IN FORCE', 'IN FORCE']], isOpen: true, isAccountOpen: true }
    const expired = { listed: [['EXPIRED', 'EXPIRED']], isOpen: false, isAccountOpen: false }
    expect(await statusesOf(hawaiian)).toEqual({ record: 'IN FORCE', ...inForce })
    expect(await statusesOf(australian)).toEqual({ record: 'EXPIRED', ...expired })
    // 20:00 UTC: the same date in Hawaii, the next one in Sydney
    platform.advanceTime(15 * 3_600_000)
    const next = { ...ends, endDate: addDays(today, 1) }
    await putIn(hawaiian, { region: 'US', state: 'HI' }, next)
    await putIn(australian, { region: 'AU', state: 'NSW' }, next)
    expect(await statusesOf(hawaiian)).toEqual({ record: 'IN FORCE', ...inForce })
    expect(await statusesOf(australian)).toEqual({ record: 'EXPIRED', ...expired })
  })

  test('matches the rows of a list that is filtered by it', async () => {
    for (const state of policyStates) {
      const rows = await find({ policyStatus: [state] })
      expect(rows.every(({ policyStatus }) => policyStatus === state)).toBe(true)
    }
    const all = await Promise.all(policyStates.map((state) => find({ policyStatus: [state] })))
    expect(all.flat()).toHaveLength((await find({})).length)
  })
})

test('the demo has policies of every payment status', async () => {
  for (const status of paymentStatuses) {
    const rows = await find({ status: [status] })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.status === status && row.isPaid === (status === 'Paid'))).toBe(
      true,
    )
  }
})

test('the unpaid amount is due', async () => {
  const rows = await find({})
  const partly = rows.filter(({ status }) => status === 'Partially Paid')
  expect(partly.length).toBeGreaterThan(0)
  for (const { totalPremium, amountDue } of partly) {
    expect(amountDue).toBeGreaterThan(0)
    expect(amountDue).toBeLessThan(totalPremium)
  }
  const others = rows.filter(({ status }) => status !== 'Partially Paid')
  expect(others.map(({ amountDue }) => amountDue)).toEqual(
    others.map(({ status, totalPremium }) => (status === 'Paid' ? 0 : totalPremium)),
  )
})

test('a policy is open for renewal while it is in force with 60 days or less to go', async () => {
  const rows = await find({ view: ['open_for_renewal'] })
  expect(rows.length).toBeGreaterThan(0)
  const last = new Date(platform.services.clock.now().getTime() + 60 * 86_400_000)
  for (const { endDate, policyStatus } of rows) {
    expect(policyStatus).toBe('IN FORCE')
    expect(endDate <= last.toISOString().slice(0, 10)).toBe(true)
  }
})

test('the payment status follows its transitions only', async () => {
  const [paid] = await find({ status: ['Paid'] })
  const [open] = await find({ status: ['Unpaid'] })
  await expect(
    setPaymentStatus(platform.services, paid?.id ?? '', { status: 'Unpaid', amountPaid: 0 }),
  ).rejects.toMatchObject({ status: 409, code: 'paymentStatusForbids' })
  await setPaymentStatus(platform.services, open?.id ?? '', { status: 'Paid', amountPaid: 0 })
  await setPaymentStatus(platform.services, open?.id ?? '', { status: 'Paid', amountPaid: 0 })
  const now = await platform.request(getPolicy, { params: { id: open?.id ?? '' } }, 'admin')
  expect(now).toMatchObject({ status: 'Paid', isPaid: true })
  expect(now.allowedActions).toContain('downloadReceipt')
})
