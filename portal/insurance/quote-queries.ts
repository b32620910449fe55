import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import {
  countQuotes,
  searchAgencyInbox,
  searchBinders,
  searchInbox,
  searchQuotes,
} from '#core/insurance/quotes/list/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { getQuote, getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { Portal } from '../frame/platform/use-portal.ts'

/** Endpoints whose responses contain quotes. */
export const quoteQueries = [
  countQuotes,
  searchQuotes,
  searchBinders,
  searchInbox,
  searchAgencyInbox,
  searchPolicies,
  searchAccounts,
  getQuote,
  getQuoteById,
]

/** Refetches every list and record with quotes after a change. */
export const refreshQuotes = ({ queries }: Pick<Portal, 'queries'>): Promise<void> =>
  queries.refresh(...quoteQueries)
