import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import type { ShownRecords } from '#core/platform/live/refetch.ts'

/** What open screens show of policies. */
export const shownPolicies: ShownRecords = {
  kind: 'policy',
  lists: [searchPolicies],
  records: [getPolicy],
}
