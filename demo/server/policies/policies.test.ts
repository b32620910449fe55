import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPolicy, searchPolicies } from '#core/policies/endpoints.ts'
import { paymentStatuses, policyStates } from '#core/policies/transitions.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'
import { setPaymentStatus } from './service.ts'
import { stateOf } from './state.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const find = async (filter: Record<string, string[]>) =>
  (await platform.request(searchPolicies, { query: { filter, size: 100 } }, 'admin')).content

describe('a cover stands by the day', () => {
  const term = { cancelled: null, effectiveDate: '2026-12-04', endDate: '2027-12-04' }
  test.each([
    ['2026-12-03', 'ISSUED'],
    ['2026-12-04', 'IN FORCE'],
    ['2027-12-03', 'IN FORCE'],
    ['2027-12-04', 'EXPIRED'],
  ] as const)('%s %s', (today, state) => {
    expect(stateOf(term, today)).toBe(state)
    expect(stateOf({ ...term, cancelled: new Date() }, today)).toBe('CANCELLED')
  })

  test('and a list filters by what its rows say', async () => {
    for (const state of policyStates) {
      const rows = await find({ policyStatus: [state] })
      expect(rows.every(({ policyStatus }) => policyStatus === state)).toBe(true)
    }
    const all = await Promise.all(policyStates.map((state) => find({ policyStatus: [state] })))
    expect(all.flat()).toHaveLength((await find({})).length)
  })
})

test('the demo has policies of every payment standing', async () => {
  for (const status of paymentStatuses) {
    const rows = await find({ status: [status] })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.status === status && row.isPaid === (status === 'Paid'))).toBe(
      true,
    )
  }
})

test('open for renewal is in force with 60 days or less to go', async () => {
  const rows = await find({ view: ['open_for_renewal'] })
  expect(rows.length).toBeGreaterThan(0)
  const last = new Date(platform.services.clock.now().getTime() + 60 * 86_400_000)
  for (const { endDate, policyStatus } of rows) {
    expect(policyStatus).toBe('IN FORCE')
    expect(endDate <= last.toISOString().slice(0, 10)).toBe(true)
  }
})

test('the payment moves along its table only', async () => {
  const [paid] = await find({ status: ['Paid'] })
  const [open] = await find({ status: ['Unpaid'] })
  await expect(setPaymentStatus(platform.services, paid?.id ?? '', 'Unpaid')).rejects.toMatchObject(
    { status: 409, code: 'paymentStatusForbids' },
  )
  await setPaymentStatus(platform.services, open?.id ?? '', 'Paid')
  await setPaymentStatus(platform.services, open?.id ?? '', 'Paid')
  const now = await platform.request(getPolicy, { params: { id: open?.id ?? '' } }, 'admin')
  expect(now).toMatchObject({ status: 'Paid', isPaid: true })
  expect(now.allowedActions).toContain('downloadReceipt')
})
