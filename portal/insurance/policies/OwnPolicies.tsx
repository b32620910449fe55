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
  id: 'own-policies',
  label: 'portal:menu.policies',
  source: (queries, query) => queries.options(searchPolicies, { query }),
  columns: [
    columns.number,
    columns.payment,
    columns.cover,
    columns.product,
    columns.limit,
    columns.premium,
    columns.due,
    columns.effective,
    columns.ends,
    columns.agency,
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

/** The policies of the policyholder who looks. */
export const OwnPolicies = () => <DataTable definition={definition} />
