import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Asks before something is done; resolves true for yes. */
export const confirmDialog = dialog({
  id: 'confirm',
  input: z.object({
    title: z.string(),
    lead: z.string(),
    /** The button that says yes. */
    confirm: z.string(),
  }),
  width: 'narrow',
  sticky: false,
  linkable: false,
  load: async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
})
