import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { quote } from '../model.ts'
import { cartEntry } from './entry.ts'
import { cart, cartChoice, cartName, duplicate, variationResults } from './model.ts'
import { quoteParams } from '../params.ts'

export const getCart = endpoint({
  id: 'getCart',
  method: 'GET',
  path: '/api/quote/v1/cart',
  summary: 'Get the cart of an account',
  description: 'Up to five variations of the account’s quotes, with their terms and prices.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:compare',
  query: z.object({ accountId: id() }),
  answer: cart,
  errors: ['notFound'],
})

export const addToCart = endpoint({
  id: 'addToCart',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/cart',
  summary: 'Add a quote to the cart',
  description: 'A quote that is already in the cart keeps its position.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: cartEntry,
  answer: cart,
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'cartFull', 'invalidInput'],
})

export const renameInCart = endpoint({
  id: 'renameInCart',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/cart',
  summary: 'Rename a variation',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'quote:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: quoteParams,
  body: cartName,
  answer: cart,
  errors: ['notFound', 'notInCart', 'invalidInput'],
})

/** Removing again has no effect and returns the cart without the quote. */
export const removeFromCart = endpoint({
  id: 'removeFromCart',
  method: 'DELETE',
  path: '/api/quote/v1/{product}/{quoteId}/cart',
  summary: 'Remove a quote from the cart',
  description: 'Does not delete the quote.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: quoteParams,
  answer: cart,
  errors: ['notFound'],
})

export const duplicateQuote = endpoint({
  id: 'duplicateQuote',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/duplicate',
  summary: 'Duplicate a quote',
  description:
    'Saves a copy with changed terms, and adds both quotes to the cart. Repeating a request ID returns the same quote.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: duplicate,
  answer: quote,
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'cartFull', 'invalidInput'],
})

/** Variations are requested independently; a failure does not stop the others. */
export const requestVariations = endpoint({
  id: 'requestVariations',
  method: 'PUT',
  path: '/api/quote/v1/cart/request',
  summary: 'Request to bind several variations',
  description:
    'Uses each quote’s policyholder and data. The response has a result for each variation, with the reason if it failed.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  body: cartChoice,
  answer: variationResults,
  errors: ['notFound', 'invalidInput'],
})
