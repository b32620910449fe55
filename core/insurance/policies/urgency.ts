import { urgencyOf, type UrgencyRule } from '../../platform/tables/urgency.ts'
import type { Policy } from './model.ts'

/** Days before the due date from which an unpaid policy is urgent. */
export const paymentWarningDays = 3

/** Days before its end from which a policy in force is urgent. */
export const endWarningDays = 30

/**
 * The urgency of a policy: a payment that is due or overdue and not being processed; otherwise
 * cover that ends within a month.
 */
export const policyUrgency: UrgencyRule<
  Pick<Policy, 'status' | 'dueDate' | 'policyStatus' | 'endDate'>
> = ({ status, dueDate, policyStatus, endDate }, { today }) => {
  if (policyStatus === 'CANCELLED') return undefined
  const payment =
    status === 'Paid' || status === 'Processed'
      ? undefined
      : urgencyOf(dueDate, today, {
          within: paymentWarningDays,
          soon: 'policies:urgency.paymentDueIn',
          today: 'policies:urgency.paymentDueToday',
          overdue: 'policies:urgency.paymentOverdue',
        })
  if (payment !== undefined || policyStatus !== 'IN FORCE') return payment
  return urgencyOf(endDate, today, {
    within: endWarningDays,
    soon: 'policies:urgency.endsIn',
    today: 'policies:urgency.endsToday',
  })
}
