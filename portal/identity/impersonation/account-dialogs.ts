import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Selects the account that staff impersonate. */
export const impersonateDialog = dialog({
  id: 'enter-account',
  input: z.object({}),
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./ImpersonateDialog.tsx')).ImpersonateDialog,
})

/** Selects another of the user's own accounts. */
export const switchAccountDialog = dialog({
  id: 'switch-account',
  input: z.object({}),
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./SwitchAccountDialog.tsx')).SwitchAccountDialog,
})
