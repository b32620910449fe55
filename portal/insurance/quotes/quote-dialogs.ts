import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Asks for the policyholder's data and requests to bind. */
export const requestToBindDialog = dialog({
  id: 'request-to-bind',
  // The version of the quote that it was opened from.
  input: z.object({ quoteId: z.string(), modified: z.optional(z.string()) }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./RequestToBindDialog.tsx')).RequestToBindDialog,
})

/** Declines a quote with a reason. */
export const declineQuoteDialog = dialog({
  id: 'decline-quote',
  input: z.object({ quoteId: z.string() }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./DeclineQuoteDialog.tsx')).DeclineQuoteDialog,
})
