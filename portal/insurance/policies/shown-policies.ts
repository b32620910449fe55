import type * as policies from '#core/insurance/policies/endpoints.ts'
import type { IdIn, ShownRecords } from '#core/platform/live/shown-records.ts'

/** What open screens show of policies. */
export const shownPolicies: ShownRecords<IdIn<typeof policies>> = {
  kind: 'policy',
  lists: ['searchPolicies'],
  records: ['getPolicy'],
}
