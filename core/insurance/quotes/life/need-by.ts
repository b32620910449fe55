import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { addDays, type Day } from '../../../foundation/calendar-dates/calendar-date.ts'

/** Days from today to the need-by date that the dialog starts with where none was set (spec 2 §5). */
export const defaultNeedByDays = 7

/** Days that a need-by date may be ahead: a year. */
const maxDaysAhead = 366

/** Whether a day may be a need-by date: not earlier than today (spec 2 §5), nor beyond a year. */
export const isValidNeedBy = (day: Day, today: Day): boolean =>
  day >= today && day <= addDays(today, maxDaysAhead)

const needBy = z.iso.date('quote-life:error.needBy')

/** Body of a need-by date (spec 2 §7). */
export const needByChange = z.object({ quoteId: id(), needBy })
export type NeedByChange = z.output<typeof needByChange>

/** The need-by date of several quotes. */
export const bulkNeedBy = z.object({ needBy })
