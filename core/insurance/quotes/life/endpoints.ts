import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { quoteLoss } from './loss.ts'
import { decisionErrors } from '../action-errors.ts'
import { quote } from '../model.ts'
import { needByChange } from './need-by.ts'
import { idParams, quoteParams } from '../params.ts'

/** Says by which day the policyholder needs the cover. */
export const setNeedBy = endpoint({
  id: 'setNeedBy',
  method: 'PUT',
  path: '/api/quote/v1/update/needBy',
  summary: 'Set the need-by date of a quote',
  description: 'Not earlier than today, where the insured is.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  body: needByChange,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

/** Marks a quote as lost. */
export const loseQuote = endpoint({
  id: 'loseQuote',
  method: 'PUT',
  path: '/api/quote/v1/lost/{id}',
  summary: 'Mark a quote as lost',
  description: 'Requires a reason. It can be restored while its account is open.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: quoteLoss,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

/** Deletes a quote that is not bound; it can be restored. */
export const deleteQuote = endpoint({
  id: 'deleteQuote',
  method: 'DELETE',
  path: '/api/quote/v1/{product}/{quoteId}',
  summary: 'Delete a quote',
  description: 'Lists no longer show it. It can be restored while its account is open.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: decisionErrors,
})

/** Gives a lost or deleted quote the status that it had before. */
export const restoreQuote = endpoint({
  id: 'restoreQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/restore',
  summary: 'Restore a lost or deleted quote',
  description:
    'It has the status of before; one whose account was changed since is invalid, and one whose days have passed is expired.',
  source: 'spec 2 §4, §7; method and path are chosen',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...decisionErrors, 'accountStatusForbids'],
})

/** Which quotes are deleted together: those of one account, or all of the agency. */
const together = z.object({ accountId: z.optional(id()) })

/** How many quotes a call deleted, and whether there are more. */
const deletedTogether = z.object({ deleted: z.int(), hasMore: z.boolean() })

/** Deletes the invalid quotes of an agency or account. */
export const deleteInvalidQuotes = endpoint({
  id: 'deleteInvalidQuotes',
  method: 'DELETE',
  path: '/api/quote/v1/invalid',
  summary: 'Delete all invalid quotes',
  description: 'Of the agency, or of one account; staff name an account. Up to 500 in a call.',
  source: 'spec 2 §7; method and path are chosen',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  query: together,
  answer: deletedTogether,
  errors: ['notFound', 'invalidInput'],
})

/** Deletes the expired quotes of an agency or account; binders that expired stay. */
export const deleteExpiredQuotes = endpoint({
  id: 'deleteExpiredQuotes',
  method: 'DELETE',
  path: '/api/quote/v1/expired',
  summary: 'Delete all expired quotes',
  description: 'Of the agency, or of one account; staff name an account. Up to 500 in a call.',
  source: 'spec 2 §7; method and path are chosen',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  query: together,
  answer: deletedTogether,
  errors: ['notFound', 'invalidInput'],
})

/** Takes a binder back before its policy is issued. */
export const rescindBinder = endpoint({
  id: 'rescindBinder',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/rescind',
  summary: 'Rescind a binder',
  description: 'Nothing is covered any more. The agent gets an email.',
  source: 'spec 2 §7; the method is chosen',
  audience: 'token',
  permission: 'quote:approve',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: decisionErrors,
})
