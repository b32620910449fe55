import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { product } from '../../products/model.ts'
import { quote, quoteChange, quoteDraft } from '../model.ts'
import { changeErrors } from '../action-errors.ts'
import { quoteParams } from '../params.ts'

export const saveQuote = endpoint({
  id: 'saveQuote',
  method: 'POST',
  path: '/api/quote/v1/{id}',
  summary: 'Create a quote',
  description:
    'Prices and saves a quote; `id` is its product. Repeating a request ID returns the same quote.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'saving',
  idempotency: 'key',
  params: z.object({ id: product }),
  body: quoteDraft,
  answer: quote,
  errors: ['invalidInput', 'cartFull'],
})

export const updateQuote = endpoint({
  id: 'updateQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}',
  summary: 'Update a quote',
  description:
    'Changes terms or contact and prices the quote again. With If-Match, only the version that was read is changed.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: quoteChange,
  answer: quote,
  errors: [...changeErrors, 'invalidInput'],
})
