import { describe, expect, test } from 'vitest'
import type { Calendar } from '../../../platform/tables/urgency.ts'
import { expiryWarningDays, inboxUrgency, quoteUrgency, startWarningDays } from './urgency.ts'
import { addDays } from '../../../foundation/calendar-dates/calendar-date.ts'

const today = '2026-11-20'
const calendar: Calendar = { today, dayOf: (instant) => instant.slice(0, 10) }
const inDays = (days: number) => `${addDays(today, days)}T12:00:00Z`

describe('a quote', () => {
  const quote = (days: number) => ({ status: 'READY' as const, expiresOn: inDays(days) })

  test('is urgent from its warning date until it expires', () => {
    expect(quoteUrgency(quote(expiryWarningDays + 1), calendar)).toBeUndefined()
    expect(quoteUrgency(quote(expiryWarningDays), calendar)).toMatchObject({
      level: 'soon',
      days: expiryWarningDays,
    })
    expect(quoteUrgency(quote(0), calendar)).toMatchObject({ level: 'soon', days: 0 })
    expect(quoteUrgency(quote(-1), calendar)).toBeUndefined()
  })

  test.each(['ISSUED', 'DECLINED', 'EXPIRED', 'BINDER EXPIRED', 'INVALID', 'unknown'] as const)(
    'that is %s is not urgent',
    (status) => {
      expect(quoteUrgency({ ...quote(1), status }, calendar)).toBeUndefined()
    },
  )
})

describe('a request in the inbox', () => {
  const request = (start: number, expiry = 60) => ({
    status: 'REQUESTED' as const,
    effectiveDate: addDays(today, start),
    expiresOn: inDays(expiry),
  })

  test('is urgent when its effective date is near, overdue when it has passed', () => {
    expect(inboxUrgency(request(startWarningDays + 1), calendar)).toBeUndefined()
    expect(inboxUrgency(request(startWarningDays), calendar)?.level).toBe('soon')
    expect(inboxUrgency(request(-2), calendar)).toMatchObject({ level: 'overdue', days: 2 })
  })

  test('is urgent when it expires, even with a later effective date', () => {
    expect(inboxUrgency(request(40, 2), calendar)).toMatchObject({ level: 'soon', days: 2 })
  })
})
