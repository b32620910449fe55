import * as z from 'zod/mini'
import { product } from '#core/insurance/products/model.ts'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Explains why an account cannot be quoted again; its result is the address to continue at. */
export const requoteDialog = dialog({
  id: 're-quote-not-possible',
  input: z.object({
    accountId: z.string(),
    product,
    company: z.string(),
    reasons: z.array(z.string()),
    /** The product to quote instead. */
    instead: z.optional(product),
  }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./RequoteDialog.tsx')).RequoteDialog,
})
