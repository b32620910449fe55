import { endpoint } from '../../../platform/api/endpoint.ts'
import { quote } from '../model.ts'
import { renewalDraft, renewalParams, renewalSummary } from './model.ts'

/** Reads a policy beside the year after it. */
export const getRenewal = endpoint({
  id: 'getRenewal',
  method: 'GET',
  path: '/api/policy/v1/renewal/{policyId}',
  summary: 'Compare a policy with its renewal',
  description:
    'The facts, terms and premium of the policy, and what the same terms would cost for the year after it. Nothing is saved.',
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
    'Prices and saves a quote that renews a policy: of its product and account, while the policy is open for renewal, from the day the policy ends by default.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'saving',
  idempotency: 'key',
  body: renewalDraft,
  answer: quote,
  errors: ['notFound', 'invalidInput', 'renewalClosed', 'cartFull'],
})
