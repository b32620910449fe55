import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Updates the policyholder of an account, its quotes and its policies. */
export const policyholderDialog = dialog({
  id: 'policyholder-contact',
  input: z.object({ accountId: z.string() }),
  width: 'medium',
  sticky: true,
  // In two steps: first screens have this, and the files of the view would weigh more than it does.
  load: async () => (await import('./policyholder-view.ts')).loadPolicyholderView(),
})
