import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type * as adjustments from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import type * as carts from '#core/insurance/quotes/cart/endpoints.ts'
import type { countQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type * as changes from '#core/insurance/quotes/changes/endpoints.ts'
import type * as lists from '#core/insurance/quotes/list/endpoints.ts'
import type * as quotes from '#core/insurance/quotes/endpoints.ts'
import type { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import type * as underwriting from '#core/insurance/quotes/underwriting/endpoints.ts'
import type * as policies from '#core/insurance/policies/endpoints.ts'
import type * as accounts from '#core/insurance/accounts/endpoints.ts'
import type { IdIn, DisplayedRecords } from '#core/platform/live/shown-records.ts'

type Call =
  | IdIn<typeof quotes>
  | IdIn<typeof adjustments>
  | IdIn<typeof carts>
  | IdIn<typeof changes>
  | IdIn<typeof lists>
  | IdIn<typeof underwriting>
  | IdIn<typeof policies>
  | IdIn<typeof accounts>
  | (typeof countQuotes)['id']
  | (typeof listSubjectivities)['id']
  | (typeof searchActivity)['id']

/** The quote endpoints that open screens refetch. */
export const refetchedQuotes: DisplayedRecords<Call> = {
  kind: 'quote',
  lists: [
    'countQuotes',
    'searchQuotes',
    'searchBinders',
    'searchInbox',
    'searchAgencyInbox',
    'searchNeededQuotes',
    'searchPolicies',
    'searchAccounts',
    'countAccounts',
    'searchDeletedQuotes',
    'getCart',
    'searchActivity',
  ],
  records: [
    'getQuote',
    'getQuoteById',
    'getUnderwriting',
    'getIrpm',
    'getEventExclusions',
    'listSubjectivities',
    'getQuoteChanges',
  ],
}
