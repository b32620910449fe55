import { dialog } from '#core/platform/dialogs/dialog.ts'
import { action, type Action } from '../../frame/actions/action.ts'
import { documentSubject, type DocumentSubject } from './document-subject.ts'

/** Lists the documents of one record. */
export const documentsDialog = dialog({
  id: 'documents',
  input: documentSubject,
  width: 'medium',
  sticky: false,
  load: async () => (await import('./DocumentsDialog.tsx')).DocumentsDialog,
})

/** Lists the documents of a record, wherever its actions are. */
export const documentsAction = <Record>(
  subjectOf: (record: Record) => DocumentSubject,
): Action<Record> =>
  action<Record>({
    id: 'documents',
    label: 'documents:title',
    icon: 'document',
    asks: true,
    visible: () => true,
    needs: 'document:read',
    unsaved: 'keep',
    perform: async (record, { portal }) => {
      await portal.dialogs.open(documentsDialog, subjectOf(record))
    },
  })
