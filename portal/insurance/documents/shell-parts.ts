import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { documentsDialog } from './record-documents.ts'

/** Documents: their dialog. */
export const documentsShell: ShellParts = {
  dialogs: () => [documentsDialog],
}
