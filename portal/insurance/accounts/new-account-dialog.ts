import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Adds an account of a company: search first, then its place and team. */
export const newAccountDialog = dialog({
  id: 'new-account',
  input: z.object({}),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog,
})
