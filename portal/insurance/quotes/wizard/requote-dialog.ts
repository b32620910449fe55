import * as z from 'zod/mini'
import { product } from '#core/insurance/products/model.ts'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Says why an account cannot be quoted again; resolves with the address to go on at. */
export const requoteDialog = dialog({
  id: 're-quote-not-possible',
  input: z.object({
    accountId: z.string(),
    product,
    company: z.string(),
    reasons: z.array(z.string()),
    /** A product that can be quoted instead. */
    instead: z.optional(product),
  }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./RequoteDialog.tsx')).RequoteDialog,
})
