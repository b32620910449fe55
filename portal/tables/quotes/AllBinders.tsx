import { searchBinders } from '#core/quotes/endpoints.ts'
import type { BinderRow } from '#core/quotes/model.ts'
import { quoteActions } from '../../actions/quote-actions.ts'
import { enterAgency } from '../../actions/visit-actions.ts'
import { DataTable } from '../DataTable.tsx'
import type { TableDefinition } from '../definition.ts'
import { binderColumns } from './binder-columns.tsx'
import { quoteColumns as columns } from './quote-columns.tsx'
import { binderTableFilters } from './quote-filters.ts'
import { QuoteDetails } from './QuoteDetails.tsx'
import { quoteAddress, quoteName } from './quote-row.ts'

const definition: TableDefinition<BinderRow> = {
  id: 'all-binders',
  label: 'portal:menu.binders',
  byTeam: true,
  source: (queries, query) => queries.options(searchBinders, { query }),
  columns: [
    columns.number,
    columns.company,
    columns.agency,
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
  actions: [...quoteActions, enterAgency],
  Details: QuoteDetails,
}

/** Bound quotes of every agency, for staff. */
export const AllBinders = () => <DataTable definition={definition} />
