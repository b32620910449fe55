import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { ListSlot } from './ListSlot.tsx'
import { useFoundSubmissions } from './find-submissions.ts'
import { shownSubmissions } from './shown-submissions.ts'
import { useNewSubmissionCommand } from './use-new-submission-command.ts'

/** Submissions: the button and command of a new one, their dialogs, the palette's search, and what shows them. */
export const submissionsShell: ShellParts = {
  linkedDialogs: async () => (await import('./life/linked-dialogs.ts')).submissionDialogs,
  DashboardPart: ListSlot,
  creates: useNewSubmissionCommand,
  commands: useFoundSubmissions,
  shownRecords: shownSubmissions,
}
