import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import type * as submissions from '#core/insurance/submissions/endpoints.ts'
import type { IdIn, DisplayedRecords } from '#core/platform/live/shown-records.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { ListSlot } from './ListSlot.tsx'
import { useSubmissionSearch } from './use-submission-search.ts'
import { useNewSubmissionCommand } from './use-new-submission-command.ts'

type Call =
  | IdIn<typeof submissions>
  | (typeof listSubmissionActivity)['id']
  | (typeof searchActivity)['id']

/** The submission endpoints that open screens refetch. */
export const refetchedSubmissions: DisplayedRecords<Call> = {
  kind: 'submission',
  lists: ['searchSubmissions', 'getSubmissionStats', 'searchActivity'],
  records: ['getSubmission', 'listSubmissionActivity'],
}

/** Submissions: the create button and command, dialogs, and the palette's search. */
export const submissionsShell: ShellParts = {
  linkedDialogs: async () => (await import('./lifecycle/linked-dialogs.ts')).submissionDialogs,
  DashboardPart: ListSlot,
  creates: useNewSubmissionCommand,
  commands: useSubmissionSearch,
  displayedRecords: refetchedSubmissions,
}
