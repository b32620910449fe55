import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { urgencyOf, type UrgencyRule } from '#core/platform/tables/urgency.ts'

/** An open submission is urgent within this many days of its expiry. */
const warningDays = 7

/** The urgency of an open submission that expires within a week or has expired. */
export const submissionUrgency: UrgencyRule<
  Pick<SubmissionRow, 'operationalStatus' | 'expiryDate'>
> = ({ operationalStatus, expiryDate }, { today }) =>
  operationalStatus === 'closed'
    ? undefined
    : urgencyOf(expiryDate, today, {
        within: warningDays,
        soon: 'submission-lifecycle:urgency.expiresIn',
        today: 'submission-lifecycle:urgency.expiresToday',
        overdue: 'submission-lifecycle:urgency.expired',
      })
