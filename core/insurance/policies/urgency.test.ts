import { describe, expect, test } from 'vitest'
import { addDays } from '../../foundation/calendar-dates/calendar-date.ts'
import type { Calendar } from '../../platform/tables/urgency.ts'
import { endWarningDays, paymentWarningDays, policyUrgency } from './urgency.ts'

const today = '2026-11-20'
const calendar: Calendar = { today, dayOf: (instant) => instant.slice(0, 10) }

describe('a policy', () => {
  const paid = (end: number) => ({
    status: 'Paid' as const,
    dueDate: addDays(today, -30),
    policyStatus: 'IN FORCE' as const,
    endDate: addDays(today, end),
  })
  const unpaid = (due: number) => ({
    ...paid(300),
    status: 'Unpaid' as const,
    dueDate: addDays(today, due),
  })

  test('is urgent when its payment is due, overdue after the due date', () => {
    expect(policyUrgency(unpaid(paymentWarningDays + 1), calendar)).toBeUndefined()
    expect(policyUrgency(unpaid(paymentWarningDays), calendar)?.level).toBe('soon')
    expect(policyUrgency(unpaid(0), calendar)?.level).toBe('soon')
    expect(policyUrgency(unpaid(-4), calendar)).toMatchObject({ level: 'overdue', days: 4 })
  })

  test('is urgent when it ends soon', () => {
    expect(policyUrgency(paid(endWarningDays + 1), calendar)).toBeUndefined()
    expect(policyUrgency(paid(endWarningDays), calendar)).toMatchObject({
      level: 'soon',
      days: endWarningDays,
    })
  })

  test('is not urgent while a payment is being processed', () => {
    expect(policyUrgency({ ...unpaid(-4), status: 'Processed' }, calendar)).toBeUndefined()
    expect(policyUrgency({ ...unpaid(-4), status: 'Failed' }, calendar)?.level).toBe('overdue')
  })

  test('is determined by its payment before its end date', () => {
    const both = { ...unpaid(-1), endDate: addDays(today, 1) }
    expect(policyUrgency(both, calendar)?.level).toBe('overdue')
  })

  test('is not urgent when it is cancelled, or expired and paid', () => {
    expect(policyUrgency({ ...unpaid(-1), policyStatus: 'CANCELLED' }, calendar)).toBeUndefined()
    expect(policyUrgency({ ...paid(-1), policyStatus: 'EXPIRED' }, calendar)).toBeUndefined()
  })
})
