import type { Module } from '../../frame/modules/module.ts'
import { NewQuoteLink } from './NewQuoteLink.tsx'
import { useFoundQuotes } from './find-quotes.ts'
import { declineQuoteDialog, requestToBindDialog } from './quote-dialogs.ts'

/** Quotes: their dialogs, the new one, and the palette's search. */
export const quotesModule: Module = {
  dialogs: () => [requestToBindDialog, declineQuoteDialog],
  DashboardPart: NewQuoteLink,
  commands: useFoundQuotes,
}
