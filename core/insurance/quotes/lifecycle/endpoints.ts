import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { quoteLoss } from './loss.ts'
import { decisionErrors } from '../action-errors.ts'
import { quote } from '../model.ts'
import { needByChange } from './need-by.ts'
import { idParams, quoteParams } from '../params.ts'

/** Sets the date by which the policyholder needs cover. */
export const setNeedBy = endpoint({
  id: 'setNeedBy',
  method: 'PUT',
  path: '/api/quote/v1/update/needBy',
  summary: 'Set the need-by date of a quote',
  description: 'Today or later, in the insured’s time zone.',
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
  description: 'Requires a reason. The quote can be restored while its account is open.',
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

/** Deletes a quote that is not bound. It can be restored. */
export const deleteQuote = endpoint({
  id: 'deleteQuote',
  method: 'DELETE',
  path: '/api/quote/v1/{product}/{quoteId}',
  summary: 'Delete a quote',
  description: 'Removes the quote from lists. It can be restored while its account is open.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: decisionErrors,
})

/** Restores the previous status of a lost or deleted quote. */
export const restoreQuote = endpoint({
  id: 'restoreQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/restore',
  summary: 'Restore a lost or deleted quote',
  description:
    'Restores the previous status. If the account has changed since, the quote is invalid. If its expiry date has passed, it is expired.',
  source: 'spec 2 §4, §7; method and path not specified',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...decisionErrors, 'accountStatusForbids'],
})

/** The scope of a bulk deletion: one account, or the whole agency. */
const together = z.object({ accountId: z.optional(id()) })

/** The number of deleted quotes, and whether more remain. */
const deletedTogether = z.object({ deleted: z.int(), hasMore: z.boolean() })

/** Deletes the invalid quotes of an agency or account. */
export const deleteInvalidQuotes = endpoint({
  id: 'deleteInvalidQuotes',
  method: 'DELETE',
  path: '/api/quote/v1/invalid',
  summary: 'Delete all invalid quotes',
  description:
    'Deletes the agency’s quotes, or those of one account. Staff must specify an account. Up to 500 per call.',
  source: 'spec 2 §7; method and path not specified',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  query: together,
  answer: deletedTogether,
  errors: ['notFound', 'invalidInput'],
})

/** Deletes the expired quotes of an agency or account. Expired binders stay. */
export const deleteExpiredQuotes = endpoint({
  id: 'deleteExpiredQuotes',
  method: 'DELETE',
  path: '/api/quote/v1/expired',
  summary: 'Delete all expired quotes',
  description:
    'Deletes the agency’s quotes, or those of one account. Staff must specify an account. Up to 500 per call.',
  source: 'spec 2 §7; method and path not specified',
  audience: 'token',
  permission: 'quote:close',
  rateLimit: 'saving',
  idempotency: 'key',
  query: together,
  answer: deletedTogether,
  errors: ['notFound', 'invalidInput'],
})

/** Rescinds a binder before its policy is issued. */
export const rescindBinder = endpoint({
  id: 'rescindBinder',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/rescind',
  summary: 'Rescind a binder',
  description: 'Ends the cover. The agent gets an email.',
  source: 'spec 2 §7; method not specified',
  audience: 'token',
  permission: 'quote:approve',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: decisionErrors,
})
