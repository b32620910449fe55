import type * as policies from '#core/insurance/policies/endpoints.ts'
import type { IdIn, ShownRecords } from '#core/platform/live/shown-records.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** What open screens show of policies. */
const shownPolicies: ShownRecords<IdIn<typeof policies>> = {
  kind: 'policy',
  lists: ['searchPolicies'],
  records: ['getPolicy'],
}

/** Policies: what shows them. */
export const policiesShell: ShellParts = {
  shownRecords: shownPolicies,
}
