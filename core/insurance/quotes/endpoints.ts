import { endpoint } from '../../platform/api/endpoint.ts'
import { quote } from './model.ts'
import { idParams, quoteParams } from './params.ts'

export const getQuote = endpoint({
  id: 'getQuote',
  method: 'GET',
  path: '/api/quote/v1/{product}/{quoteId}',
  summary: 'Get a quote',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: quoteParams,
  answer: quote,
  errors: ['notFound'],
})

/** For pages that only know the quote's id (`quote-id` of the calculator element). */
export const getQuoteById = endpoint({
  id: 'getQuoteById',
  method: 'GET',
  path: '/api/quote/v1/{id}',
  summary: 'Get a quote by ID',
  description: 'For callers that do not know the product.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: quote,
  errors: ['notFound'],
})
