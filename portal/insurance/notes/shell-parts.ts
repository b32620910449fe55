import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { shownNotes } from './shown-notes.ts'

/** Notes: what shows them. */
export const notesShell: ShellParts = {
  shownRecords: shownNotes,
}
