import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayIn } from './days.ts'

describe('days', () => {
  test('move over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('keep to the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2026-01-31', 12)).toBe('2027-01-31')
  })

  test('there and back is the same day', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1950-01-01', count))
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from)
      }),
    )
  })

  test('are those of the zone', () => {
    const instant = new Date('2026-07-01T03:30:00Z')
    expect(dayIn('America/Chicago', instant)).toBe('2026-06-30')
    expect(dayIn('Europe/London', instant)).toBe('2026-07-01')
    expect(dayIn('Australia/Sydney', new Date('2026-06-30T15:00:00Z'))).toBe('2026-07-01')
  })
})
