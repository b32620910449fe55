import * as z from 'zod/mini'
import { dialog, type Dialog } from '#core/platform/dialogs/dialog.ts'
import { savedView, viewDraft, type SavedView } from '#core/identity/saved-views/model.ts'

const saved = z.extend(z.omit(viewDraft, { name: true, isShared: true }), {
  /** The view to edit; absent for a new one. */
  view: z.optional(z.pick(savedView, { id: true, name: true, isShared: true })),
})
export type SavedUnder = z.output<typeof saved>

/** Asks for the name and sharing of a view; its result is the saved view. */
export const saveViewDialog: Dialog<SavedUnder, SavedView> = dialog({
  id: 'save-view',
  input: saved,
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
})
