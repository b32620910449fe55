import { endpoint } from '../../../platform/api/endpoint.ts'
import { quote } from '../model.ts'
import { renewalDraft, renewalParams, renewalSummary } from './model.ts'

/** Reads a policy with its renewal. */
export const getRenewal = endpoint({
  id: 'getRenewal',
  method: 'GET',
  path: '/api/policy/v1/renewal/{policyId}',
  summary: 'Compare a policy with its renewal',
  description:
    'The data, terms and premium of the policy, and the price of the same terms for the following year. Saves nothing.',
  source: 'spec 2 §2, §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'pricing',
  params: renewalParams,
  answer: renewalSummary,
  errors: ['notFound', 'tooManyRequests'],
})

/** Saves a renewal quote. */
export const saveRenewal = endpoint({
  id: 'saveRenewal',
  method: 'POST',
  path: '/api/quote/v1/actions/renewal',
  summary: 'Create a renewal quote',
  description:
    'Prices and saves a renewal quote for the policy’s product and account while the policy is open for renewal. By default, cover starts on the day the policy ends.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'saving',
  idempotency: 'key',
  body: renewalDraft,
  answer: quote,
  errors: ['notFound', 'invalidInput', 'renewalClosed', 'cartFull'],
})
