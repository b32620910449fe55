import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { policyActions } from './policy-actions.ts'
import { DataTable } from '../../frame/tables/DataTable.tsx'
import type { TableDefinition } from '../../frame/tables/definition.ts'
import { policyColumns as columns } from './policy-columns.tsx'
import { policyTableFilters } from './policy-filters.ts'
import { PolicyDetails } from './PolicyDetails.tsx'
import { policyAddress, policyName } from './policy-row.ts'

const definition: TableDefinition<Policy> = {
  id: 'policies',
  label: 'portal:menu.policies',
  byTeam: true,
  source: (queries, query) => queries.options(searchPolicies, { query }),
  columns: [
    columns.number,
    columns.company,
    columns.cover,
    columns.payment,
    columns.product,
    columns.limit,
    columns.premium,
    columns.effective,
    columns.ends,
    columns.created,
  ],
  filters: policyTableFilters,
  defaultSort: { field: 'endDate', direction: 'asc' },
  pageSize: 20,
  rowId: (policy) => policy.id,
  rowName: policyName,
  rowAddress: policyAddress,
  actions: policyActions,
  Details: PolicyDetails,
}

/** Policies of the viewer's agency, the first to end first (spec 2 §9). */
export const AgencyPolicies = () => <DataTable definition={definition} />
