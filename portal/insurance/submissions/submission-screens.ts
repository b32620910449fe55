import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { screen } from '../../frame/screens/screen.ts'
import { newSubmissionPath, submissionPath, submissionsPath } from './submission-path.ts'

/** The feature flag of every screen of submissions (spec 2 §6, "submissions view"). */
export const submissionsFlag = 'SUBMISSIONS_VIEW'

/** The list of submissions. A new submission leads here, with its number as the search. */
export const submissionsScreen = screen({
  ...submissionsPath,
  search: tableAddress,
  flag: submissionsFlag,
  load: async () => (await import('./list/SubmissionsScreen.tsx')).SubmissionsScreen,
})

/** A new submission, from an application or a form. */
export const newSubmissionScreen = screen({
  ...newSubmissionPath,
  needs: 'submission:create',
  flag: submissionsFlag,
  load: async () => (await import('./entry/NewSubmission.tsx')).NewSubmission,
})

export const submissionScreen = screen({
  ...submissionPath,
  flag: submissionsFlag,
  load: async () => (await import('./record/SubmissionScreen.tsx')).SubmissionScreen,
})

/** The screens of submissions. */
export const submissionScreens = [submissionsScreen, newSubmissionScreen, submissionScreen] as const
