import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { listEligibleProducts } from '#core/insurance/accounts/quotable-endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { ShownRecords } from '#core/platform/live/refetch.ts'

/** What open screens show of accounts. */
export const shownAccounts: ShownRecords = {
  kind: 'account',
  lists: [searchAccounts, countAccounts, searchActivity],
  records: [getAccount, listEligibleProducts],
}
