import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { QuoteLinks } from './QuoteLinks.tsx'
import { useDashboardStart } from './overview/use-dashboard-start.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { useQuoteSearch } from './use-quote-search.ts'
import { useLifecycleCommands } from './lifecycle/use-lifecycle-commands.ts'
import { useNewQuoteCommand } from './use-new-quote-command.ts'
import { refetchedQuotes } from './refetched-quotes.ts'

/** Palette commands: found quotes, and commands that clear ended quotes. */
const useQuoteCommands: CommandSource = (typed) => ({
  ...useQuoteSearch(typed),
  groups: useLifecycleCommands(),
})

/** Quotes: the new-quote button and command, and the palette's search. */
export const quotesShell: ShellParts = {
  linkedDialogs: async () => (await import('./linked-dialogs.ts')).quoteDialogs,
  DashboardPart: QuoteLinks,
  dashboardStart: useDashboardStart,
  creates: useNewQuoteCommand,
  commands: useQuoteCommands,
  displayedRecords: refetchedQuotes,
}
