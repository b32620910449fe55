import type * as submissions from '#core/insurance/submissions/endpoints.ts'
import type { IdIn, ShownRecords } from '#core/platform/live/shown-records.ts'

/** What open screens show of submissions. */
export const shownSubmissions: ShownRecords<IdIn<typeof submissions>> = {
  kind: 'submission',
  lists: ['searchSubmissions', 'getSubmissionStats'],
  records: ['getSubmission'],
}
