import { endpoint } from '../../platform/api/endpoint.ts'
import { maxSubmissionFileLength, newSubmission, renewalRequest } from './forms.ts'
import { submission } from './model.ts'

/** Creates a submission. Typed values take precedence over the file's. */
export const createSubmission = endpoint({
  id: 'createSubmission',
  method: 'POST',
  path: '/api/account/v1/submission',
  summary: 'Create a submission',
  description:
    'From values, or from a filled-in PDF form or a CSV file of up to 2 MB in base64. Repeating a request ID returns the same submission.',
  source: 'own design, based on spec 3 §2',
  audience: 'token',
  permission: 'submission:create',
  rateLimit: 'upload',
  work: 'heavy',
  idempotency: 'key',
  body: newSubmission,
  bodyLimit: { bytes: maxSubmissionFileLength + 60_000, depth: 4, values: 100 },
  answer: submission,
  errors: ['notFound', 'invalidInput', 'applicationRefused', 'tooManySubmissions'],
})

/** Creates the submission of a renewal. */
export const createRenewalSubmission = endpoint({
  id: 'createRenewalSubmission',
  method: 'POST',
  path: '/api/account/v1/submission/renewal-submission',
  summary: 'Create a renewal submission',
  description:
    'From one of the caller’s policies, with the data of its account. A policy has at most one open renewal submission; if there is one, it is returned. Requires the flag RENEWAL_SUBMISSIONS.',
  source: 'spec 2 §6, §7; body and response not specified',
  audience: 'token',
  permission: 'submission:create',
  rateLimit: 'saving',
  idempotency: 'key',
  body: renewalRequest,
  answer: submission,
  errors: ['notFound', 'invalidInput', 'renewalClosed', 'tooManySubmissions'],
})
