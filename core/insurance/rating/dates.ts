import { addDays, addMonths } from '../../foundation/calendar-dates/calendar-date.ts'
import type { Today } from '../../foundation/calendar-dates/today.ts'

/**
 * Dates on which a cover may start: 7 days ago to 75 days ahead, 14 days ahead by default (spec 2
 * §9).
 */
export const effectiveDates = (today: Today) => ({
  min: addDays(today, -7),
  max: addDays(today, 75),
  standard: addDays(today, 14),
})

/**
 * Dates on which a cover may end: 6 to 18 months after its start, a year by default (spec 2 §9).
 */
export const endDates = (effectiveDate: string) => ({
  min: addMonths(effectiveDate, 6),
  max: addMonths(effectiveDate, 18),
  standard: addMonths(effectiveDate, 12),
})
