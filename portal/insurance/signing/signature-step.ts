import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../frame/actions/action.ts'
import { signatureDialog } from './signature-dialog.ts'

/** Asks for the signature of a quote, or shows its receipt. */
export const showSignature = async (
  { id: quoteId, product }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  await portal.dialogs.open(signatureDialog, { product, quoteId })
}
