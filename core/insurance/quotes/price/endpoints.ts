import { endpoint } from '../../../platform/api/endpoint.ts'
import { calculatorAnswer, calculatorInput } from '../../rating/model.ts'
import { quote } from '../model.ts'
import { quoteParams } from '../params.ts'
import { decisionErrors } from '../action-errors.ts'

/** Released referral reasons stay released as long as the risk did not get worse. */
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
  errors: ['notFound', 'invalidInput'],
})

/**
 * Reprices the saved terms with the newest rating plan. `recalculateQuote` prices other terms and
 * saves nothing.
 */
export const repriceQuote = endpoint({
  id: 'repriceQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/recalculate',
  summary: 'Recalculate a saved quote',
  description: 'Reprices the saved terms at today’s rates and saves the price.',
  source: 'spec 2 §7; method not specified',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...decisionErrors, 'quoteStartPassed', 'invalidInput'],
})

/** Offers a quote again after its offer or binder has expired. */
export const retryQuote = endpoint({
  id: 'retryQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/retry',
  summary: 'Retry an expired quote or binder',
  description:
    'Reprices the terms at today’s rates. The quote becomes ready or referred and expires like a new quote. If its effective date has passed, it gets the standard one.',
  source: 'spec 2 §7; method not specified',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...decisionErrors, 'accountStatusForbids', 'quoteFactsDiffer', 'invalidInput'],
})
