import { searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { quoteActions } from './quote-actions.ts'
import { enterAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { DataTable } from '../../frame/tables/DataTable.tsx'
import type { TableDefinition } from '../../frame/tables/definition.ts'
import { quoteColumns as columns } from './quote-columns.tsx'
import { quoteTableFilters } from './quote-filters.ts'
import { QuoteDetails } from './QuoteDetails.tsx'
import { quoteAddress, quoteName } from './quote-row.ts'

const definition: TableDefinition<QuoteRow> = {
  id: 'all-quotes',
  label: 'portal:menu.quotes',
  byTeam: true,
  source: (queries, query) => queries.options(searchQuotes, { query }),
  columns: [
    columns.number,
    columns.company,
    columns.agency,
    columns.status,
    columns.product,
    columns.type,
    columns.limit,
    columns.premium,
    columns.effective,
    columns.expires,
    columns.created,
    columns.modified,
  ],
  filters: quoteTableFilters,
  defaultSort: { field: 'modified', direction: 'desc' },
  pageSize: 20,
  rowId: (quote) => quote.id,
  rowName: quoteName,
  rowAddress: quoteAddress,
  actions: [...quoteActions, enterAgency],
  Details: QuoteDetails,
}

/** Quotes of every agency, for staff. */
export const AllQuotes = () => <DataTable definition={definition} />
