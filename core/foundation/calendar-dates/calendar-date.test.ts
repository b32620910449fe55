import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayFormat, dayIn, daysBetween } from './calendar-date.ts'

describe('calendar dates', () => {
  test('cross months and years when days are added', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('clamp to the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2026-01-31', 12)).toBe('2027-01-31')
  })

  test('adding and subtracting days gives the same day', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1950-01-01', count))
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from)
      }),
    )
  })

  test('differ by zone at the same instant', () => {
    const instant = new Date('2026-07-01T03:30:00Z')
    expect(dayIn('America/Chicago', instant)).toBe('2026-06-30')
    expect(dayIn('Europe/London', instant)).toBe('2026-07-01')
    expect(dayIn('Australia/Sydney', new Date('2026-06-30T15:00:00Z'))).toBe('2026-07-01')
  })

  test('have February 29 in leap years only', () => {
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2028-02-29', 48)).toBe('2032-02-29')
    expect(addMonths('2026-11-20', -12)).toBe('2025-11-20')
  })

  test('count days correctly across daylight saving changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1950-01-01', count))
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count)
      }),
    )
  })

  test('have the locale’s format in any zone', () => {
    expect(dayFormat('en-US')('2026-11-20')).toBe('Nov 20, 2026')
    expect(dayFormat('en-GB')('2026-11-20')).toBe('20 Nov 2026')
    expect(dayFormat('en-AU')('2026-01-05')).toBe('5 Jan 2026')
  })
})
