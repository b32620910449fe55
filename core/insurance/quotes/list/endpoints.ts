import { endpoint } from '../../../platform/api/endpoint.ts'
import { listQuery } from '../../../platform/api/lists.ts'
import { binderPage, quotePage } from '../model.ts'
import * as z from 'zod/mini'

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
