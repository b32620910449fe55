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
    'Prices and saves a quote. `id` is the product. Repeating a request ID returns the same quote.',
  source: 'own design, based on spec 2 §7',
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
    'Changes terms or contact and reprices the quote. With If-Match, the change applies only to the version that was read.',
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
