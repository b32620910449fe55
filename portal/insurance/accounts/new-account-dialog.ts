import * as z from 'zod/mini'
import { boundedText } from '#core/foundation/validation/bounded.ts'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/**
 * Adds an account: search first, then address and team. The result is the id of the new account, or
 * of an existing one that the viewer chose for a quote.
 */
export const newAccountDialog = dialog({
  id: 'new-account',
  input: z.object({
    /** The name typed so far. */
    name: z.optional(boundedText(100)),
    /** Whether a quote follows; the caller then continues instead of the account's page. */
    isForQuote: z.optional(z.boolean()),
  }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog,
})
