import { urgencyOf, type UrgencyRule } from '../../../platform/tables/urgency.ts'
import type { QuoteRow } from '../model.ts'
import { quoteExpiry } from '../statuses.ts'

/** Days before its expiry from which a quote or binder is urgent. */
export const expiryWarningDays = 7

/** Days before the requested effective date from which a waiting request is urgent. */
export const startWarningDays = 3

/** The urgency of a quote: it expires within a week. */
export const quoteUrgency: UrgencyRule<Pick<QuoteRow, 'status' | 'expiresOn'>> = (
  { status, expiresOn },
  { today, dayOf },
) =>
  Object.hasOwn(quoteExpiry, status)
    ? urgencyOf(dayOf(expiresOn), today, {
        within: expiryWarningDays,
        soon: 'quotes:urgency.expiresIn',
        today: 'quotes:urgency.expiresToday',
      })
    : undefined

/** The urgency in the inbox: an effective date that is near or has passed; otherwise the expiry. */
export const inboxUrgency: UrgencyRule<Pick<QuoteRow, 'status' | 'expiresOn' | 'effectiveDate'>> = (
  quote,
  calendar,
) =>
  urgencyOf(quote.effectiveDate, calendar.today, {
    within: startWarningDays,
    soon: 'quotes:urgency.startsIn',
    today: 'quotes:urgency.startsToday',
    overdue: 'quotes:urgency.startPassed',
  }) ?? quoteUrgency(quote, calendar)

/** The urgency of a need-by date: within a week, today or passed. */
export const needByUrgency: UrgencyRule<Pick<QuoteRow, 'needBy'>> = ({ needBy }, { today }) =>
  needBy === undefined
    ? undefined
    : urgencyOf(needBy, today, {
        within: expiryWarningDays,
        soon: 'overview:neededIn',
        today: 'overview:neededToday',
        overdue: 'overview:neededBefore',
      })
