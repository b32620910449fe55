import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { listNotes } from '#core/insurance/notes/endpoints.ts'
import type { DisplayedRecords } from '#core/platform/live/shown-records.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** The note endpoints that open screens refetch. */
const refetchedNotes: DisplayedRecords<(typeof listNotes | typeof searchActivity)['id']> = {
  kind: 'note',
  lists: ['listNotes', 'searchActivity'],
  records: [],
}

/** The shell parts of notes. */
export const notesShell: ShellParts = {
  displayedRecords: refetchedNotes,
}
