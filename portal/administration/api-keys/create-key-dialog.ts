import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Creates a key. */
export const createKeyDialog = dialog({
  id: 'create-key',
  input: z.object({}),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CreateKeyDialog.tsx')).CreateKeyDialog,
})
