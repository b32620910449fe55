import { ids, list } from '../../../platform/lists/list.ts'
import { searchNeededQuotes } from './endpoints.ts'

// apart from the other lists, which first screens load

/** Open quotes with a need-by date (spec 2 §3), the soonest first. */
export const neededQuoteList = list({
  endpoint: searchNeededQuotes,
  sorts: ['needBy', 'created', 'modified'],
  defaultSort: 'needBy,asc',
  filters: { accountId: ids, team: ids },
  isSearched: true,
  isDated: true,
})
