import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import {
  getSubmission,
  getSubmissionOptions,
  getSubmissionStats,
  searchSubmissions,
} from '#core/insurance/submissions/endpoints.ts'

/** Endpoints whose responses contain submissions. */
export const submissionQueries = [
  searchSubmissions,
  getSubmission,
  getSubmissionStats,
  getSubmissionOptions,
  listSubmissionActivity,
  searchAccounts,
]
