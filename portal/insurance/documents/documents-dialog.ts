import { dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'
import { documentSubject, type DocumentSubject } from '../record-documents.ts'

/** Lists the documents of one record. */
export const documentsDialog = dialog({
  id: 'documents',
  input: documentSubject,
  width: 'medium',
  sticky: false,
  load: async () => (await import('./DocumentsDialog.tsx')).DocumentsDialog,
})

/** Opens the documents of a record. */
export const openDocumentsDialog = async (
  { dialogs }: Portal,
  subject: DocumentSubject,
): Promise<void> => {
  await dialogs.open(documentsDialog, subject)
}
