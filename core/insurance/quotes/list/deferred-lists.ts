import { anyOf, ids, list } from '../../../platform/lists/list.ts'
import { requestSources } from '../source.ts'
import { searchAgencyInbox, searchDeletedQuotes, searchNeededQuotes } from './endpoints.ts'
import { quoteList } from './lists.ts'

// Separate from `lists.ts`, which the first screens load.

/** Quotes requested from an agency that wait in its inbox, newest first. */
export const agencyInboxList = list({
  ...quoteList,
  endpoint: searchAgencyInbox,
  defaultSort: 'created,desc',
  filters: {
    source: anyOf(requestSources),
    type: quoteList.filters.type,
    product: quoteList.filters.product,
    accountId: ids,
    team: ids,
  },
})

/** Open quotes with a need-by date (spec 2 §3), soonest first. */
export const neededQuoteList = list({
  endpoint: searchNeededQuotes,
  sorts: ['needBy', 'created', 'modified'],
  defaultSort: 'needBy,asc',
  filters: { accountId: ids, team: ids },
  isSearchable: true,
  hasDateFilter: true,
})

/** Deleted quotes that can be restored. */
export const deletedQuoteList = list({ ...quoteList, endpoint: searchDeletedQuotes })
