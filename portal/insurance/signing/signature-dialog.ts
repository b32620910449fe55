import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import { product } from '#core/insurance/products/model.ts'

/** The signature of a quote: its receipt, or the request for one. */
export const signatureDialog = dialog({
  id: 'signature',
  input: z.object({ product, quoteId: z.string() }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./SignatureDialog.tsx')).SignatureDialog,
})
