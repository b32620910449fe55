import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Feature flags, and what holds on this device instead. */
export const flagsDialog = dialog({
  id: 'flags',
  input: z.object({}),
  width: 'wide',
  sticky: false,
  load: async () => (await import('./FlagsDialog.tsx')).FlagsDialog,
})
