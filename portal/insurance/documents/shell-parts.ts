import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { documentsDialog } from './documents-dialog.ts'

/** Documents: their dialog. */
export const documentsShell: ShellParts = {
  dialogs: () => [documentsDialog],
}
