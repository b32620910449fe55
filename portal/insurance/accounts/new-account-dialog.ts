import * as z from 'zod/mini'
import { boundedText } from '#core/foundation/validation/bounded.ts'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/**
 * Adds an account of a company: search first, then its place and team. Its result is the account's id:
 * the new one's, or that of the viewer's own company that is chosen for a quote.
 */
export const newAccountDialog = dialog({
  id: 'new-account',
  input: z.object({
    /** What was already typed. */
    name: z.optional(boundedText(100)),
    /** A quote follows: the caller continues, not the account's page. */
    isForQuote: z.optional(z.boolean()),
  }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog,
})
