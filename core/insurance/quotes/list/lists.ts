import { anyOf, ids, list } from '../../../platform/lists/list.ts'
import { quotedProducts } from '../../products/products.ts'
import { searchBinders, searchInbox, searchQuotes } from './endpoints.ts'
import { binderStatuses, listedQuoteStatuses } from '../statuses.ts'

/** Quotes, last changed first by default (spec 2 §9). */
export const quoteList = list({
  endpoint: searchQuotes,
  sorts: [
    'quoteNumber',
    'companyName',
    'agencyName',
    'product',
    'limit',
    'premium',
    'totalPremium',
    'status',
    'effectiveDate',
    'expiresOn',
    'created',
    'modified',
  ],
  defaultSort: 'modified,desc',
  filters: {
    status: anyOf(listedQuoteStatuses),
    /** active has not ended; inactive is Invalid or Declined (spec 2 §2). */
    activity: anyOf(['active', 'inactive']),
    type: anyOf(['new_business', 'renewal']),
    product: anyOf(quotedProducts),
    accountId: ids,
    team: ids,
  },
  isSearched: true,
  isDated: true,
})

/**
 * Quotes that wait for an underwriter, filtered like quotes and by who took them; those whose cover
 * begins first on top.
 */
export const inboxList = list({
  ...quoteList,
  endpoint: searchInbox,
  filters: { ...quoteList.filters, underwriter: ids },
  defaultSort: 'effectiveDate,asc',
})

/** Bound quotes, sorted by their first day by default (spec 2 §9). */
export const binderList = list({
  endpoint: searchBinders,
  sorts: [
    'quoteNumber',
    'companyName',
    'agencyName',
    'product',
    'limit',
    'totalPremium',
    'status',
    'effectiveDate',
    'boundDate',
    'created',
  ],
  defaultSort: 'effectiveDate,asc',
  filters: {
    status: anyOf(binderStatuses),
    payment: anyOf(['paid', 'need_payment']),
    product: anyOf(quotedProducts),
    accountId: ids,
    team: ids,
  },
  isSearched: true,
  isDated: true,
})
