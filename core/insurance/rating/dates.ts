import { addDays, addMonths } from '../../foundation/calendar-dates/calendar-date.ts'
import type { Today } from '../../foundation/calendar-dates/today.ts'

/**
 * The allowed effective dates: 7 days ago to 75 days ahead, 14 days ahead by default (spec 2 §9).
 */
export const effectiveDates = (today: Today) => ({
  min: addDays(today, -7),
  max: addDays(today, 75),
  standard: addDays(today, 14),
})

/**
 * The allowed end dates: 6 to 18 months after the effective date, a year by default (spec 2 §9).
 */
export const endDates = (effectiveDate: string) => ({
  min: addMonths(effectiveDate, 6),
  max: addMonths(effectiveDate, 18),
  standard: addMonths(effectiveDate, 12),
})
