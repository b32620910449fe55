import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { listQuery } from '../../../platform/api/lists.ts'
import { binderPage, quotePage } from '../model.ts'
import { exportCall } from '../../../platform/exports/export.ts'
import { wholeListQuery } from '../../../platform/lists/whole-list.ts'
import { countQuery } from '../../../platform/lists/status-counts.ts'
import { quoteDashboard, quotePremiums, quoteStatusCounts, quotedAccounts } from './summary.ts'

const listErrors = ['unknownSort', 'unknownFilter'] as const

export const searchQuotes = endpoint({
  id: 'searchQuotes',
  method: 'GET',
  path: '/api/quote/v1/search',
  summary: 'Search quotes',
  description: 'The quotes the caller can see.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

export const searchBinders = endpoint({
  id: 'searchBinders',
  method: 'GET',
  path: '/api/quote/v1/binders',
  summary: 'Search binders',
  description:
    'Bound quotes, with their policies’ payment status. Carriers, clusters and digital agents see neither the insured’s contact nor the fees.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'binder:read',
  query: listQuery,
  answer: binderPage,
  errors: listErrors,
})

/** Lists waiting quotes, by default with the earliest effective date first. */
export const searchInbox = endpoint({
  id: 'searchInbox',
  method: 'GET',
  path: '/api/quote/v1/uw-inbox',
  summary: 'Search the underwriting inbox',
  description: 'Quotes waiting for an underwriter: referred, in review, or requested to bind.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:review',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

/** Lists quotes requested from an agency that it has not requested to bind yet. */
export const searchAgencyInbox = endpoint({
  id: 'searchAgencyInbox',
  method: 'GET',
  path: '/api/quote/v1/agency-inbox',
  summary: 'Search the inbox of an agency',
  description:
    'Open quotes requested by users of the agency’s page, its clients or provider staff, waiting for the agency.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:request',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

/** Lists open quotes with a need-by date, soonest first. */
export const searchNeededQuotes = endpoint({
  id: 'searchNeededQuotes',
  method: 'GET',
  path: '/api/quote/v1/needed',
  summary: 'Search quotes by their need-by date',
  description: 'Open quotes whose policyholder needs the cover by a date.',
  source: 'own design, based on spec 2 §3 (need-by)',
  audience: 'token',
  permission: 'quote:request',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

/** Lists the deleted quotes that can be restored. */
export const searchDeletedQuotes = endpoint({
  id: 'searchDeletedQuotes',
  method: 'GET',
  path: '/api/quote/v1/restore',
  summary: 'Search deleted quotes',
  description: 'The deleted quotes that the caller can restore.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:close',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

/** Lists the underwriters that the inbox can be filtered by. */
export const getInboxOptions = endpoint({
  id: 'getInboxOptions',
  method: 'GET',
  path: '/api/quote/v1/uw-inbox/options',
  summary: 'Get the filter options of the underwriting inbox',
  description: 'The underwriters that the inbox can be filtered by, up to 200.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:review',
  answer: z.object({ underwriters: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

export const exportQuotes = endpoint({
  ...exportCall,
  id: 'exportQuotes',
  path: '/api/quote/v1/search/export',
  summary: 'Export quotes',
  permission: 'quote:read',
})

export const exportBinders = endpoint({
  ...exportCall,
  id: 'exportBinders',
  path: '/api/quote/v1/binders/export',
  summary: 'Export binders',
  permission: 'binder:read',
})

export const exportInbox = endpoint({
  ...exportCall,
  id: 'exportInbox',
  path: '/api/quote/v1/uw-inbox/export',
  summary: 'Export the underwriting inbox',
  permission: 'quote:review',
})

export const exportAgencyInbox = endpoint({
  ...exportCall,
  id: 'exportAgencyInbox',
  path: '/api/quote/v1/agency-inbox/export',
  summary: 'Export the inbox of an agency',
  permission: 'quote:request',
})

export const exportDeletedQuotes = endpoint({
  ...exportCall,
  id: 'exportDeletedQuotes',
  path: '/api/quote/v1/restore/export',
  summary: 'Export deleted quotes',
  permission: 'quote:close',
})

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
