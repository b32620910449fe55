import { urgencyOf, type UrgencyRule } from '../../../platform/tables/urgency.ts'
import type { QuoteRow } from '../model.ts'
import { expiryWarningDays } from './urgency.ts'

/** The urgency of a need-by date: within a week, today, or passed. */
export const neededUrgency: UrgencyRule<Pick<QuoteRow, 'needBy'>> = ({ needBy }, { today }) =>
  needBy === undefined
    ? undefined
    : urgencyOf(needBy, today, {
        within: expiryWarningDays,
        soon: 'overview:neededIn',
        today: 'overview:neededToday',
        overdue: 'overview:neededBefore',
      })
