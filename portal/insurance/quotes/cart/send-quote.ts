import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { quoteRequestDialog, sendQuoteDialog } from './cart-dialogs.ts'

/** Sends a quote to its policyholder or agent. */
export const sendQuote = async (
  { product, id: quoteId, quoteNumber: number, customerEmail, agentEmail }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  await portal.dialogs.open(sendQuoteDialog, {
    product,
    quoteId,
    number,
    customerEmail,
    agentEmail,
  })
}

/** Sends a quote to the agent of another agency. */
export const requestQuote = async (
  { id: quoteId }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  await portal.dialogs.open(quoteRequestDialog, { quoteId })
}
