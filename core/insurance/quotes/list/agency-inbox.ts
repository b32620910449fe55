import { anyOf, ids, list } from '../../../platform/lists/list.ts'
import { searchAgencyInbox } from './endpoints.ts'
import { quoteList } from './lists.ts'
import { requestSources } from '../source.ts'

// apart from the other lists, which first screens load

/** Quotes that others asked an agency for and that wait for it, newest first. */
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
