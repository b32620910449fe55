import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import type * as submissions from '#core/insurance/submissions/endpoints.ts'
import type { IdIn, ShownRecords } from '#core/platform/live/shown-records.ts'

type Call =
  | IdIn<typeof submissions>
  | (typeof listSubmissionActivity)['id']
  | (typeof searchActivity)['id']

/** What open screens show of submissions. */
export const shownSubmissions: ShownRecords<Call> = {
  kind: 'submission',
  lists: ['searchSubmissions', 'getSubmissionStats', 'searchActivity'],
  records: ['getSubmission', 'listSubmissionActivity'],
}
