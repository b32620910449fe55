import { endpoint } from '../../../platform/api/endpoint.ts'
import { calculatorAnswer, calculatorInput } from '../../rating/model.ts'
import { quote } from '../model.ts'
import { quoteParams } from '../params.ts'
import { decisionErrors } from '../action-errors.ts'

/** Reasons that underwriters released are not repeated, as long as the facts got no worse. */
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

/** Prices the saved terms by the newest plan; `recalculateQuote` prices others and saves nothing. */
export const repriceQuote = endpoint({
  id: 'repriceQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/recalculate',
  summary: 'Recalculate a saved quote',
  description: 'Prices its terms by the rates of today and saves the price.',
  source: 'spec 2 §7; the method is chosen',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...decisionErrors, 'quoteStartPassed', 'invalidInput'],
})

/** Offers a quote again after its offer or binder has ended. */
export const retryQuote = endpoint({
  id: 'retryQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/retry',
  summary: 'Retry an expired quote or binder',
  description:
    'Prices its terms by the rates of today. It is ready or referred, expires as a new quote does, and has the standard effective date where its own has passed.',
  source: 'spec 2 §7; the method is chosen',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...decisionErrors, 'accountStatusForbids', 'quoteFactsDiffer', 'invalidInput'],
})
