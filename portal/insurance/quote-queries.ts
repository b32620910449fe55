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

/** Endpoints whose answers show quotes. */
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
