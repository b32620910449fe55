import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { product } from '../products/model.ts'
import { calculatorAnswer, calculatorInput } from '../rating/model.ts'
import { bindRequest } from './bind/contact.ts'
import { decline } from './bind/decline.ts'
import { binderPage, quote, quoteChange, quoteDraft, quotePage } from './model.ts'
import { idParams, quoteParams } from './params.ts'

const listErrors = ['unknownSort', 'unknownFilter'] as const

const missing = 'notFound' as const

/** Errors of an action that the quote's status forbids (`transitions.ts`). */
const actionErrors = [
  missing,
  'quoteStatusForbids',
  'quoteActorForbids',
  'quoteUnreleased',
  'quoteRequested',
  'accountUnverified',
  'quoteStartPassed',
  'noticeUnattested',
  'quoteIncomplete',
  'quoteNotReleasable',
  'quoteSubjectivitiesOpen',
  'quoteBeyondAuthority',
] as const

/** Changes and decisions: with `If-Match` they are about the quote as it was read. */
const changeErrors = [...actionErrors, 'quoteChanged', 'quoteDecided'] as const

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

/** Lists the quotes that wait; by default those whose cover begins first come first. */
export const searchInbox = endpoint({
  id: 'searchInbox',
  method: 'GET',
  path: '/api/quote/v1/uw-inbox',
  summary: 'Search the underwriting inbox',
  description: 'Quotes that wait for an underwriter: referred, in review, or requested to bind.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:review',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

/** Lists what others asked an agency for: quotes that it has not requested to bind yet. */
export const searchAgencyInbox = endpoint({
  id: 'searchAgencyInbox',
  method: 'GET',
  path: '/api/quote/v1/agency-inbox',
  summary: 'Search the inbox of an agency',
  description:
    'Open quotes that users of the agency’s page, its clients or the provider’s staff asked for, and that wait for the agency.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:request',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

/** Lists open quotes with a need-by date, the soonest first. */
export const searchNeededQuotes = endpoint({
  id: 'searchNeededQuotes',
  method: 'GET',
  path: '/api/quote/v1/needed',
  summary: 'Search quotes by their need-by date',
  description: 'Open quotes whose policyholder needs the cover by a date.',
  source: 'chosen, after spec 2 §3 (need-by)',
  audience: 'token',
  permission: 'quote:request',
  query: listQuery,
  answer: quotePage,
  errors: listErrors,
})

export const saveQuote = endpoint({
  id: 'saveQuote',
  method: 'POST',
  path: '/api/quote/v1/{id}',
  summary: 'Create a quote',
  description:
    'Prices and saves a quote; `id` is its product. Repeating a request ID returns the same quote.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'saving',
  idempotency: 'key',
  params: z.object({ id: product }),
  body: quoteDraft,
  answer: quote,
  errors: ['invalidInput', 'cartFull'],
})

export const getQuote = endpoint({
  id: 'getQuote',
  method: 'GET',
  path: '/api/quote/v1/{product}/{quoteId}',
  summary: 'Get a quote',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: quoteParams,
  answer: quote,
  errors: [missing],
})

/** For pages that only know a quote's id (`quote-id` of the calculator element). */
export const getQuoteById = endpoint({
  id: 'getQuoteById',
  method: 'GET',
  path: '/api/quote/v1/{id}',
  summary: 'Get a quote by ID',
  description: 'Without its product.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: quote,
  errors: [missing],
})

export const updateQuote = endpoint({
  id: 'updateQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}',
  summary: 'Update a quote',
  description:
    'Changes terms or contact and prices the quote again. With If-Match, only the version that was read is changed.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: quoteChange,
  answer: quote,
  errors: [...changeErrors, 'invalidInput'],
})

/** Reasons that underwriters released are not repeated, as long as the facts got no worse. */
export const recalculateQuote = endpoint({
  id: 'recalculateQuote',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/recalculate',
  summary: 'Recalculate a quote',
  description: 'Prices changed terms without saving them.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  rateLimit: 'pricing',
  idempotency: 'natural',
  params: quoteParams,
  body: calculatorInput,
  answer: calculatorAnswer,
  errors: [missing, 'invalidInput'],
})

/** Called by the embed user's own click only, because a form accepts anybody's address. */
export const emailQuote = endpoint({
  id: 'emailQuote',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/email',
  summary: 'Email a quote',
  description: 'To the customer, at the embed user’s request. Each version is sent once.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:email',
  rateLimit: 'mailing',
  idempotency: 'key',
  params: quoteParams,
  errors: [...actionErrors, 'tooManyRequests'],
})

export const requestToBind = endpoint({
  id: 'requestToBind',
  method: 'PUT',
  path: '/api/quote/v1/{id}',
  summary: 'Request to bind',
  description: 'Sends a verified account’s quote to underwriting.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:request',
  idempotency: 'key',
  params: idParams,
  body: bindRequest,
  answer: quote,
  errors: [...changeErrors, 'invalidInput'],
})

export const releaseQuote = endpoint({
  id: 'releaseQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/release',
  summary: 'Release a quote',
  description: 'Clears the referral. The quote becomes ready.',
  source: 'chosen, after spec 2 §4',
  audience: 'token',
  permission: 'quote:release',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: changeErrors,
})

export const approveQuote = endpoint({
  id: 'approveQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/approve',
  summary: 'Approve a quote',
  description: 'Binds a requested quote and creates its binder.',
  source: 'chosen, after spec 2 §4',
  audience: 'token',
  permission: 'quote:approve',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: changeErrors,
})

/** From REQUESTED it binds first, in the same transaction. */
export const issueQuote = endpoint({
  id: 'issueQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/issue',
  summary: 'Issue a policy',
  description:
    'Creates the quote’s policy with its documents and invoice, and emails the payment link.',
  source: 'chosen, after spec 2 §4',
  audience: 'token',
  permission: 'quote:issue',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...changeErrors, 'renewalClosed'],
})

/** The call of an agency; staff issue by the product's own. */
export const agentIssueQuote = endpoint({
  id: 'agentIssueQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/agent-issue',
  summary: 'Issue the policy of a binder as its agency',
  description:
    'Creates the policy of a bound quote with its documents and invoice, and emails the payment link.',
  source: 'spec 2 §6; method and path are chosen',
  audience: 'token',
  permission: 'quote:agentIssue',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...changeErrors, 'renewalClosed'],
})

export const declineQuote = endpoint({
  id: 'declineQuote',
  method: 'PUT',
  path: '/api/quote/v1/decline/{id}',
  summary: 'Decline a quote',
  description:
    'Requires a reason. May decline its submission and its account too, each with a reason of its own.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:decline',
  idempotency: 'key',
  params: idParams,
  body: decline,
  answer: quote,
  errors: [...changeErrors, 'forbidden', 'accountStatusForbids', 'accountBound', 'invalidInput'],
})
