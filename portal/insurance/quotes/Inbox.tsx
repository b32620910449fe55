import { searchInbox } from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { quoteActions } from './quote-actions.ts'
import { enterAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { DataTable } from '../../frame/tables/DataTable.tsx'
import type { TableDefinition } from '../../frame/tables/definition.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'
import { quoteColumns as columns } from './quote-columns.tsx'
import { QuoteDetails } from './QuoteDetails.tsx'
import { quoteAddress, quoteName } from './quote-row.ts'

const definition: TableDefinition<QuoteRow> = {
  id: 'inbox',
  label: 'portal:menu.inbox',
  byTeam: true,
  source: (queries, query) => queries.options(searchInbox, { query }),
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
  filters: [
    optionFilter('status', 'portal:field.status', 'quotes:status', ['REQUESTED', 'REFERRED']),
    optionFilter('type', 'portal:field.type', 'portal:option', ['new_business', 'renewal']),
  ],
  defaultSort: { field: 'modified', direction: 'desc' },
  pageSize: 25,
  rowId: (quote) => quote.id,
  rowName: quoteName,
  rowAddress: quoteAddress,
  actions: [...quoteActions, enterAgency],
  Details: QuoteDetails,
}

/** Quotes that wait for an underwriter: requested to bind, or referred. */
export const Inbox = () => <DataTable definition={definition} />
