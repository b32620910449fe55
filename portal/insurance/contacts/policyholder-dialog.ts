import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Updates the policyholder of an account, its quotes and its policies. */
export const policyholderDialog = dialog({
  id: 'policyholder-contact',
  input: z.object({ accountId: z.string() }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./PolicyholderDialog.tsx')).PolicyholderDialog,
})
