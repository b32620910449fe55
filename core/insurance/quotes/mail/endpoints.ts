import { endpoint } from '../../../platform/api/endpoint.ts'
import { actionErrors } from '../action-errors.ts'
import { quoteParams } from '../params.ts'

/** Called only when the embed user clicks, because the form accepts anybody's address. */
export const emailQuote = endpoint({
  id: 'emailQuote',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/email',
  summary: 'Email a quote',
  description:
    'Emails the quote to the customer, at the embed user’s request. Each version is sent only once.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:email',
  rateLimit: 'mailing',
  idempotency: 'key',
  params: quoteParams,
  errors: [...actionErrors, 'tooManyRequests'],
})
