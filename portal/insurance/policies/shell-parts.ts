import type * as policies from '#core/insurance/policies/endpoints.ts'
import type { IdIn, DisplayedRecords } from '#core/platform/live/shown-records.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** The policy endpoints that open screens refetch. */
const refetchedPolicies: DisplayedRecords<IdIn<typeof policies>> = {
  kind: 'policy',
  lists: ['searchPolicies'],
  records: ['getPolicy'],
}

/** The shell parts of policies. */
export const policiesShell: ShellParts = {
  displayedRecords: refetchedPolicies,
}
