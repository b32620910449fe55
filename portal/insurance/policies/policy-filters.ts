import { policyList } from '#core/insurance/policies/lists.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'

/** Filters of policies (spec 2 §2). */
export const policyTableFilters = [
  optionFilter('view', 'portal:field.view', 'option', policyList.filters.view.values),
  optionFilter('status', 'portal:field.payment', 'status', policyList.filters.status.values),
  optionFilter(
    'policyStatus',
    'portal:field.policyStatus',
    'status',
    policyList.filters.policyStatus.values,
  ),
]
