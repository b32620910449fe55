import type * as accounts from '#core/insurance/accounts/endpoints.ts'
import type { listEligibleProducts } from '#core/insurance/accounts/eligibility-endpoints.ts'
import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { IdIn, ShownRecords } from '#core/platform/live/shown-records.ts'

type Call =
  | IdIn<typeof accounts>
  | (typeof listEligibleProducts)['id']
  | (typeof searchActivity)['id']

/** What open screens show of accounts. */
export const shownAccounts: ShownRecords<Call> = {
  kind: 'account',
  lists: ['searchAccounts', 'countAccounts', 'searchActivity'],
  records: ['getAccount', 'listEligibleProducts'],
}
