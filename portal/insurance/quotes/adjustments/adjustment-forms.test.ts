import { describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { emptyEvent, eventsForm, eventsOf, eventsStart } from './events-form.ts'
import { brokerFeeForm, feeOf, feeText, mgaFeeForm } from './fee-form.ts'
import { irpmFormFor, irpmStart, percentsOf, totalText } from './irpm-form.ts'

const messagesOf = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const bounds = { min: -0.1, max: 0.1 }
const record = {
  offered: true,
  characteristics: { companyStability: bounds, drPlanning: bounds, securityAwareness: bounds },
  total: { min: -0.15, max: 0.15 },
  percents: { companyStability: -2.5 },
  irpmModifier: 0.975,
}

describe('the IRPM form', () => {
  const start = irpmStart(record)
  const check = (change: Partial<typeof start>) =>
    messagesOf(irpmFormFor(record).safeParse({ ...start, ...change }))

  test('starts with the saved values and allows blank fields', () => {
    expect(start).toMatchObject({ companyStability: '-2.5', drPlanning: '', total: '-2.5' })
    expect(check({})).toEqual([])
    expect(percentsOf({ ...start, companyStability: '' })).toEqual({})
  })

  test('adds up without floating-point errors', () => {
    expect(totalText({ ...start, companyStability: '0.1', drPlanning: '0.2' })).toBe('0.3')
  })

  test('limits each value and the total', () => {
    expect(check({ drPlanning: '10' })).toEqual([])
    expect(check({ drPlanning: '10.00000001' })).toEqual([['drPlanning', 'products:irpm.invalid']])
    expect(check({ companyStability: '-10', drPlanning: '-10' })).toEqual([
      ['total', 'products:irpm.invalid'],
    ])
  })
})

describe('the fee forms', () => {
  test.each(['', '-1', '10000.01'])('reject %j', (fee) => {
    expect(mgaFeeForm.safeParse({ mgaFee: fee }).success).toBe(false)
    expect(brokerFeeForm.safeParse({ brokerFee: fee, additionalBrokerFee: '' }).success).toBe(false)
  })

  test.each(['abc', '250.000', '1e5'])('reject the malformed fee %s', (fee) => {
    expect(brokerFeeForm.safeParse({ brokerFee: fee, additionalBrokerFee: '' }).success).toBe(false)
    expect(mgaFeeForm.safeParse({ mgaFee: fee }).success).toBe(false)
  })

  test('parse a fee to the cent', () => {
    for (const minor of [0, 1, 1_005, toMinor(9_999.99)]) expect(feeOf(feeText(minor))).toBe(minor)
  })
})

describe('the event exclusions form', () => {
  test('requires number, name and a real date', () => {
    const events = [emptyEvent, { ...emptyEvent, claimDate: '2026-02-30' }]
    expect(messagesOf(eventsForm.safeParse({ events })).map(([path]) => path)).toEqual(
      [0, 1].flatMap((at) =>
        ['claimNumber', 'claimName', 'claimDate'].map((name) => `events.${at}.${name}`),
      ),
    )
  })

  test('sends its initial values unchanged', () => {
    const events = [{ claimNumber: 'C-1', claimName: 'Ada', claimDate: '2026-01-05' }]
    expect(eventsOf(eventsForm.parse(eventsStart(events)))).toEqual(events)
  })
})
