import {
  getSubmission,
  getSubmissionStats,
  searchSubmissions,
} from '#core/insurance/submissions/endpoints.ts'
import type { ShownRecords } from '#core/platform/live/refetch.ts'

/** What open screens show of submissions. */
export const shownSubmissions: ShownRecords = {
  kind: 'submission',
  lists: [searchSubmissions, getSubmissionStats],
  records: [getSubmission],
}
