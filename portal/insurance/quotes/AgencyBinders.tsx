import { searchBinders } from '#core/insurance/quotes/endpoints.ts'
import type { BinderRow } from '#core/insurance/quotes/model.ts'
import { quoteActions } from './quote-actions.ts'
import { DataTable } from '../../frame/tables/DataTable.tsx'
import type { TableDefinition } from '../../frame/tables/definition.ts'
import { binderColumns } from './binder-columns.tsx'
import { quoteColumns as columns } from './quote-columns.tsx'
import { binderTableFilters } from './quote-filters.ts'
import { QuoteDetails } from './QuoteDetails.tsx'
import { quoteAddress, quoteName } from './quote-row.ts'

const definition: TableDefinition<BinderRow> = {
  id: 'binders',
  label: 'portal:menu.binders',
  byTeam: true,
  source: (queries, query) => queries.options(searchBinders, { query }),
  columns: [
    columns.number,
    columns.company,
    columns.status,
    binderColumns.payment,
    columns.product,
    columns.limit,
    columns.premium,
    columns.effective,
    binderColumns.bound,
    columns.created,
  ],
  filters: binderTableFilters,
  defaultSort: { field: 'effectiveDate', direction: 'asc' },
  pageSize: 20,
  rowId: (binder) => binder.id,
  rowName: quoteName,
  rowAddress: quoteAddress,
  actions: quoteActions,
  Details: QuoteDetails,
}

/** Bound quotes of the viewer's agency, the first to begin first (spec 2 §9). */
export const AgencyBinders = () => <DataTable definition={definition} />
