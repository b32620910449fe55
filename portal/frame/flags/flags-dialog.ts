import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Feature flags and their overrides on this device. */
export const flagsDialog = dialog({
  id: 'flags',
  input: z.object({}),
  width: 'wide',
  sticky: false,
  load: async () => (await import('./FlagsDialog.tsx')).FlagsDialog,
})
