import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { addDays, type Day } from '../../../foundation/calendar-dates/calendar-date.ts'

/** Days from today to the dialog's default need-by date (spec 2 §5). */
export const defaultNeedByDays = 7

/** Maximum days that a need-by date may be ahead. */
const maxDaysAhead = 366

/** Whether a date may be a need-by date: from today (spec 2 §5) up to a year ahead. */
export const isValidNeedBy = (day: Day, today: Day): boolean =>
  day >= today && day <= addDays(today, maxDaysAhead)

const needBy = z.iso.date('quote-lifecycle:error.needBy')

/** Body of a need-by date (spec 2 §7). */
export const needByChange = z.object({ quoteId: id(), needBy })
export type NeedByChange = z.output<typeof needByChange>

/** Body of a bulk need-by date. */
export const bulkNeedBy = z.object({ needBy })
