import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { listQuery } from '../../../platform/api/lists.ts'
import { selection } from '../../../platform/bulk/model.ts'

/** A list call without its page. */
const wholeList = z.omit(listQuery, { page: true, size: true, recentSince: true })

const ofList = {
  method: 'GET',
  description: 'Every quote of the same list call, up to 1,000, in its order.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  rateLimit: 'bulk',
  query: wholeList,
  answer: selection,
  errors: ['unknownSort', 'unknownFilter'],
} as const

/** Names every quote of a list call, to act on them together. */
export const selectQuotes = endpoint({
  ...ofList,
  id: 'selectQuotes',
  path: '/api/quote/v1/search/selection',
  summary: 'Select the quotes of a list',
  permission: 'quote:request',
})

/** Names every quote of a call of the underwriting inbox. */
export const selectInbox = endpoint({
  ...ofList,
  id: 'selectInbox',
  path: '/api/quote/v1/uw-inbox/selection',
  summary: 'Select the quotes of the underwriting inbox',
  permission: 'quote:review',
})

/** Names every quote of a call of an agency's inbox. */
export const selectAgencyInbox = endpoint({
  ...ofList,
  id: 'selectAgencyInbox',
  path: '/api/quote/v1/agency-inbox/selection',
  summary: 'Select the quotes of an agency’s inbox',
  permission: 'quote:request',
})
