import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { documentsDialog } from './documents-dialog.ts'

/** The shell parts of documents. */
export const documentsShell: ShellParts = {
  dialogs: () => [documentsDialog],
}
