import { reasonText } from '#core/foundation/validation/reason.ts'
import { dataStatusOf } from '#core/insurance/submissions/fields.ts'
import { fillInOfDeclination, type SubmissionDecline } from '#core/insurance/submissions/decline.ts'
import { submissionRules, type SubmissionLoss } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { instantAfter } from '../../kernel/lists/instants.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { runSubmissionAction } from './submission-action.ts'
import type { SubmissionRef } from './read-submission.ts'
import { noQuoteColumns } from './quote-columns.ts'
import type { SubmissionRecord } from './tables.ts'

/** The columns of a declined submission. */
export const declinedColumns = (declination: SubmissionDecline) =>
  ({ status: 'declined', declination }) as const

/** The logged values of a declination. */
export const loggedDeclination = (decline: SubmissionDecline) => ({
  declinationReason: fillInOfDeclination(decline) ?? decline.declinationReason,
  reason: decline.declinationReasonDescription,
})

/** Declines a submission, with the reason. */
export const declineSubmission = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  decline: SubmissionDecline,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'decline', which, async () => ({
    change: declinedColumns(decline),
    logged: { after: loggedDeclination(decline) },
  }))

/** Marks a submission as lost, with the reason. */
export const loseSubmission = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  loss: SubmissionLoss,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'lose', which, async () => ({
    change: { status: 'lost', loss },
    logged: { after: { reasonSummary: reasonText(loss), reason: loss.reason } },
  }))

/** Unlinks a lost quote; an open one stays linked. */
const quoteAfter = ({ quoteStatus }: SubmissionRecord) =>
  quoteStatus === 'LOST' ? noQuoteColumns : {}

/** Reopens a closed submission for at least a month: its status follows from its values and quote. */
export const reopenSubmission = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'reopen', which, async (record) => {
    const min = instantAfter(services.clock.now(), submissionRules.reopenedDays)
    return {
      change: {
        ...quoteAfter(record),
        status: dataStatusOf(record),
        declination: null,
        loss: null,
        isExpired: false,
        expires: record.expires > min ? record.expires : min,
      },
    }
  })
