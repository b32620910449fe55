import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Staff choose whose account they act in. */
export const enterAccountDialog = dialog({
  id: 'enter-account',
  input: z.object({}),
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./EnterAccountDialog.tsx')).EnterAccountDialog,
})

/** People with several accounts choose the one to go on in. */
export const switchAccountDialog = dialog({
  id: 'switch-account',
  input: z.object({}),
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./SwitchAccountDialog.tsx')).SwitchAccountDialog,
})
