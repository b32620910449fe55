import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Adds an agency and invites its first user. */
export const addAgencyDialog = dialog({
  id: 'add-agency',
  input: z.object({}),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AddAgencyDialog.tsx')).AddAgencyDialog,
})
