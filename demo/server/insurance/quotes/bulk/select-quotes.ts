import type { Selection } from '#core/platform/bulk/model.ts'
import { selectAll } from '../../../kernel/bulk/select-all.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { listOf, readQuoteRows, type QuoteSelection } from '../list/quote-lists.ts'
import { quoteLabel } from './quote-label.ts'

/** Returns every quote of a list call by id and name, up to the limit of bulk actions. */
export const selectAllQuotes = async (
  services: Services,
  viewer: Viewer,
  selection: QuoteSelection,
): Promise<Selection> => {
  const list = await listOf(services, viewer, selection)
  const show = readQuoteRows(services, ({ quote }) => ({
    id: quote.id,
    name: quoteLabel(quote),
    modified: quote.modified.toISOString(),
  }))
  return selectAll(services, list, show)
}
