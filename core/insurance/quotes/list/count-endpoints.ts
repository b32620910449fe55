import { endpoint } from '../../../platform/api/endpoint.ts'
import { wholeListQuery } from '../../../platform/lists/whole-list.ts'
import { countQuery } from '../../../platform/lists/status-counts.ts'
import { quoteStatusCounts, quoteDashboard, quotedAccounts, quotePremiums } from './summary.ts'

export const countQuotes = endpoint({
  id: 'countQuotes',
  method: 'GET',
  path: '/api/quote/v1/aggregate/status',
  summary: 'Count quotes by status',
  description:
    'Counts the quotes that the caller can see, as in their list. Excludes invalid and deleted quotes.',
  source: 'spec 2 §4, §7 (aggregate*); rest of the path not specified',
  audience: 'token',
  permission: 'quote:read',
  work: 'heavy',
  query: countQuery,
  answer: quoteStatusCounts,
  errors: ['unknownFilter'],
})

/** Common properties of the aggregate calls over quotes. */
const overList = {
  method: 'GET',
  source: 'spec 2 §7; query and response not specified',
  audience: 'token',
  permission: 'quote:read',
  rateLimit: 'summary',
  work: 'heavy',
  query: wholeListQuery,
  errors: ['unknownSort', 'unknownFilter'],
} as const

const bound = 'Covers the first 10,000 quotes of the same list query.'

/** Counts the accounts of quotes. */
export const countQuotedAccounts = endpoint({
  ...overList,
  id: 'countQuotedAccounts',
  path: '/api/quote/v1/uniqueAccounts',
  summary: 'Count the accounts of quotes',
  description: bound,
  answer: quotedAccounts,
})

/** Adds up the premiums of quotes. */
export const sumQuotePremiums = endpoint({
  ...overList,
  id: 'sumQuotePremiums',
  path: '/api/quote/v1/premium',
  summary: 'Sum the premiums of quotes',
  description: `By currency. ${bound}`,
  answer: quotePremiums,
})

/** Reads the summary of a quote dashboard. */
export const getQuoteDashboard = endpoint({
  ...overList,
  id: 'getQuoteDashboard',
  path: '/api/quote/v1/dashboard',
  summary: 'Summarize quotes for a dashboard',
  description: `Counts by status, accounts and premiums in one call. ${bound}`,
  answer: quoteDashboard,
})
