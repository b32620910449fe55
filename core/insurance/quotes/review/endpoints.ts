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
    'For an agent of another agency, before a request to bind: terms, policyholder, the data to verify and, if the quote is invalid, the changes.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: quoteReview,
  errors: ['notFound'],
})

/**
 * Verifies the insured from a quote's review. Verification cannot be undone.
 */
export const verifyReviewed = endpoint({
  id: 'verifyReviewed',
  method: 'PUT',
  path: '/api/quote/v1/{id}/review/verification',
  summary: 'Verify the insured of a reviewed quote',
  description: 'Calling again has no effect.',
  source: 'own design, based on spec 2 §4',
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

/** Changes the policyholder of a quote without its terms. */
export const saveReviewPolicyholder = endpoint({
  id: 'saveReviewPolicyholder',
  method: 'PUT',
  path: '/api/quote/v1/{id}/review/policyholder',
  summary: 'Change the policyholder of a reviewed quote',
  description: 'With If-Match, the change applies only to the version that was read.',
  source: 'own design, based on spec 2 §4',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: reviewPolicyholder,
  answer: quoteReview,
  errors: [...actionErrors, 'quoteDecided'],
})
