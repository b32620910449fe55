import { endpoint } from '../../../platform/api/endpoint.ts'
import { idParams } from '../params.ts'
import { quoteReview, reviewPolicyholder, reviewVerification } from './model.ts'

const actionErrors = [
  'notFound',
  'quoteStatusForbids',
  'quoteActorForbids',
  'quoteChanged',
  'invalidInput',
] as const

/** Reads a quote for its review. */
export const getQuoteReview = endpoint({
  id: 'getQuoteReview',
  method: 'GET',
  path: '/api/quote/v1/{id}/review',
  summary: 'Get a quote for its review',
  description:
    'What an agent of another agency reads before a request to bind: terms, policyholder, the facts to verify, and what changed where the quote is invalid.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: quoteReview,
  errors: ['notFound'],
})

/** Verifies the insured from the review of a quote. Unverified to verified, once. */
export const verifyReviewed = endpoint({
  id: 'verifyReviewed',
  method: 'PUT',
  path: '/api/quote/v1/{id}/review/verification',
  summary: 'Verify the insured of a reviewed quote',
  description: 'Calling again changes nothing.',
  source: 'chosen, after spec 2 §4',
  audience: 'token',
  permission: 'account:verify',
  record: 'quote',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: reviewVerification,
  answer: quoteReview,
  errors: [...actionErrors, 'accountFactsDiffer', 'accountVerified'],
})

/** Changes the policyholder of a quote; the terms stay. */
export const saveReviewPolicyholder = endpoint({
  id: 'saveReviewPolicyholder',
  method: 'PUT',
  path: '/api/quote/v1/{id}/review/policyholder',
  summary: 'Change the policyholder of a reviewed quote',
  description: 'With If-Match, only the version that was read is changed.',
  source: 'chosen, after spec 2 §4',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: reviewPolicyholder,
  answer: quoteReview,
  errors: [...actionErrors, 'quoteDecided'],
})
