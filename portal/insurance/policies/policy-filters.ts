import { policyFilters } from '#core/insurance/policies/lists.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'

/** Filters of policies (spec 2 §2). */
export const policyTableFilters = [
  optionFilter('view', 'portal:field.view', 'portal:option', policyFilters.view),
  optionFilter('status', 'portal:field.payment', 'policies:payment', policyFilters.status),
  optionFilter(
    'policyStatus',
    'portal:field.policyStatus',
    'policies:status',
    policyFilters.policyStatus,
  ),
]
