import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Changes the text of a note. */
export const editNoteDialog = dialog({
  id: 'edit-note',
  input: z.object({ accountId: z.string(), noteId: z.string(), text: z.string() }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./EditNoteDialog.tsx')).EditNoteDialog,
})
