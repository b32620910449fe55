import { urgencyOf, type UrgencyRule } from '../../platform/tables/urgency.ts'
import type { QuoteRow } from './model.ts'
import { quoteExpiry } from './transitions.ts'

/** Days before a quote or binder expires in which it is urgent. */
export const expiryWarningDays = 7

/** Days before the wanted first day of cover in which a waiting request is urgent. */
export const startWarningDays = 3

/** Urgent is what can still expire and does so within a week. */
export const quoteUrgency: UrgencyRule<Pick<QuoteRow, 'status' | 'expiresOn'>> = (
  { status, expiresOn },
  { today, dayOf },
) =>
  Object.hasOwn(quoteExpiry, status)
    ? urgencyOf(dayOf(expiresOn), today, {
        within: expiryWarningDays,
        soon: 'portal:urgency.expiresIn',
        today: 'portal:urgency.expiresToday',
      })
    : undefined

/** Urgent in the inbox is cover that is to begin, or should have begun; then what expires. */
export const inboxUrgency: UrgencyRule<Pick<QuoteRow, 'status' | 'expiresOn' | 'effectiveDate'>> = (
  quote,
  calendar,
) =>
  urgencyOf(quote.effectiveDate, calendar.today, {
    within: startWarningDays,
    soon: 'portal:urgency.startsIn',
    today: 'portal:urgency.startsToday',
    overdue: 'portal:urgency.startPassed',
  }) ?? quoteUrgency(quote, calendar)
