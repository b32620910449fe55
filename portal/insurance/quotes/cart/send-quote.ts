import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import { quoteRequestDialog, sendQuoteDialog } from './cart-dialogs.ts'

/** Sends a quote to its policyholder or agent. */
export const sendQuote = async (
  { id: quoteId }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  const isSent = await portal.dialogs.open(sendQuoteDialog, { quoteId })
  // The policyholder may have changed.
  if (isSent) await refreshQuotes(portal)
}

/** Sends a quote to the agent of another agency. */
export const requestQuote = async (
  { id: quoteId }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  await portal.dialogs.open(quoteRequestDialog, { quoteId })
}
