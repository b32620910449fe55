import { endpoint } from '../../../platform/api/endpoint.ts'
import { escalationInput } from './escalation.ts'
import { decisionErrors, changeErrors } from '../action-errors.ts'
import { quote } from '../model.ts'
import { idParams, quoteParams } from '../params.ts'
import { reviewReason } from './review-reason.ts'
import { underwriting } from './model.ts'
import { decline } from './decline.ts'

/** Reads the premium build-up of a quote, and other quotes that may be for the same company. */
export const getUnderwriting = endpoint({
  id: 'getUnderwriting',
  method: 'GET',
  path: '/api/quote/v1/uw/{id}',
  summary: 'Get the underwriting of a quote',
  description:
    'The build-up of the premium, the data that the referral rules check, and open quotes of the same company elsewhere.',
  source: 'spec 2 §7 (uw actions); path not specified',
  audience: 'token',
  permission: 'quote:review',
  work: 'heavy',
  params: idParams,
  answer: underwriting,
  errors: ['notFound'],
})

/** Assigns a waiting quote to the caller, whose name lists show. */
export const underwriteQuote = endpoint({
  id: 'underwriteQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/underwrite',
  summary: 'Take a quote to underwrite',
  description: 'The inbox shows the underwriter. Another underwriter can take over.',
  source: 'spec 2 §4; method and path not specified',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: decisionErrors,
})

/** Refers a quote manually. */
export const referQuote = endpoint({
  id: 'referQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/refer',
  summary: 'Refer a quote to underwriting',
  description:
    'Requires a reason. Only an underwriter can release the referral; a new price does not clear it.',
  source: 'spec 2 §4; method and path not specified',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: reviewReason,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

/** Escalates a decision to a group with the authority. */
export const escalateQuote = endpoint({
  id: 'escalateQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/escalate',
  summary: 'Refer a decision to senior underwriters',
  description:
    'Requires a reason. Keeps the status. The inbox shows the group, and its users get an email. Up to 10 times a day per quote, and 200 per user.',
  source: 'own design, based on spec 2 §4',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: escalationInput,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

/** Answers a referral with an indication. */
export const indicateQuote = endpoint({
  id: 'indicateQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/indicate',
  summary: 'Give an indication',
  description:
    'The agency sees the terms but cannot bind them. It requests another review once it has the missing information.',
  source: 'own design, based on spec 2 §4',
  audience: 'token',
  permission: 'quote:release',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: decisionErrors,
})

/** Bypasses all referral rules for a quote, within the caller's authority. */
export const bypassRules = endpoint({
  id: 'bypassRules',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/bypass-rules',
  summary: 'Bypass the referral rules for a quote',
  description:
    'Requires a reason. The quote becomes ready. Later prices within the caller’s authority refer it only for reasons that can never be released.',
  source: 'spec 2 §4; method and path not specified',
  audience: 'token',
  permission: 'quote:release',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: reviewReason,
  answer: quote,
  errors: [...decisionErrors, 'quoteNotReleasable', 'quoteBeyondAuthority', 'invalidInput'],
})

/** Submits a quote for underwriter review. */
export const requestReview = endpoint({
  id: 'requestReview',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/submit',
  summary: 'Submit a quote for underwriter review',
  description: 'Requires a reason. The quote waits in the underwriting inbox.',
  source: 'spec 2 §7; method not specified',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: reviewReason,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

export const releaseQuote = endpoint({
  id: 'releaseQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/release',
  summary: 'Release a quote',
  description: 'Clears the referral. The quote becomes ready.',
  source: 'own design, based on spec 2 §4',
  audience: 'token',
  permission: 'quote:release',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: changeErrors,
})

export const declineQuote = endpoint({
  id: 'declineQuote',
  method: 'PUT',
  path: '/api/quote/v1/decline/{id}',
  summary: 'Decline a quote',
  description:
    'Requires a reason. Can also decline the submission and the account, each with its own reason.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:decline',
  idempotency: 'key',
  params: idParams,
  body: decline,
  answer: quote,
  errors: [...changeErrors, 'forbidden', 'accountStatusForbids', 'accountBound', 'invalidInput'],
})
