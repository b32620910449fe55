import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { NewQuoteLink } from './NewQuoteLink.tsx'
import { useFoundQuotes } from './find-quotes.ts'
import { useNewQuoteCommand } from './use-new-quote-command.ts'
import { declineQuoteDialog, requestToBindDialog } from './quote-dialogs.ts'

/** Quotes: their dialogs, the new-quote button and command, and the palette's search. */
export const quotesShell: ShellParts = {
  dialogs: () => [requestToBindDialog, declineQuoteDialog],
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).quoteDialogs,
  DashboardPart: NewQuoteLink,
  creates: useNewQuoteCommand,
  commands: useFoundQuotes,
}
