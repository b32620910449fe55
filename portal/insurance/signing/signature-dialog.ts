import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import { product } from '#core/insurance/products/model.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../frame/actions/action.ts'

/** The signature of a quote: its receipt, or a request for it. */
export const signatureDialog = dialog({
  id: 'signature',
  input: z.object({ product, quoteId: z.string() }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./SignatureDialog.tsx')).SignatureDialog,
})

/** Requests the signature of a quote, or shows its receipt. */
export const showSignature = async (
  { id: quoteId, product }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  await portal.dialogs.open(signatureDialog, { product, quoteId })
}
