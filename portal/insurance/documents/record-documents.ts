import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import { action, type Action } from '../../frame/actions/action.ts'

/** The record whose documents are listed, as lists of documents filter by it. */
export const documentSubject = z.object({
  accountId: z.string(),
  filter: z.union([z.object({ quoteId: z.string() }), z.object({ policyId: z.string() })]),
  /** The number of the record. */
  name: z.string(),
})
export type DocumentSubject = z.output<typeof documentSubject>

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
    visible: () => true,
    needs: 'document:read',
    unsaved: 'keep',
    perform: async (record, { portal }) => {
      await portal.dialogs.open(documentsDialog, subjectOf(record))
    },
  })
