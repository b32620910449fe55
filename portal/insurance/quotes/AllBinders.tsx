import { searchBinders } from '#core/insurance/quotes/endpoints.ts'
import type { BinderRow } from '#core/insurance/quotes/model.ts'
import { quoteActions } from './quote-actions.ts'
import { enterAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { DataTable } from '../../frame/tables/DataTable.tsx'
import type { TableDefinition } from '../../frame/tables/definition.ts'
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
