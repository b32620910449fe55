import { anyOf, ids, list } from '../../../platform/lists/list.ts'
import { quotedProducts } from '../../products/products.ts'
import { searchBinders, searchInbox, searchQuotes } from './endpoints.ts'
import { binderStatuses, listedQuoteStatuses } from '../statuses.ts'

/** Quotes, most recently changed first by default (spec 2 §9). */
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
    /** Active quotes have not ended; inactive ones are Invalid or Declined (spec 2 §2). */
    activity: anyOf(['active', 'inactive']),
    type: anyOf(['new_business', 'renewal']),
    product: anyOf(quotedProducts),
    accountId: ids,
    team: ids,
  },
  isSearchable: true,
  hasDateFilter: true,
})

/**
 * Quotes waiting for an underwriter, earliest effective date first. Filtered like quotes, and by
 * underwriter.
 */
export const inboxList = list({
  ...quoteList,
  endpoint: searchInbox,
  filters: { ...quoteList.filters, underwriter: ids },
  defaultSort: 'effectiveDate,asc',
})

/** Bound quotes, sorted by effective date by default (spec 2 §9). */
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
  isSearchable: true,
  hasDateFilter: true,
})
