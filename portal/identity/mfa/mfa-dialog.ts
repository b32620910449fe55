import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Asks for a second factor until there is one. */
export const mfaRequiredDialog = dialog({
  id: 'mfa-required',
  input: z.object({}),
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: async () => (await import('./MfaRequiredDialog.tsx')).MfaRequiredDialog,
})
