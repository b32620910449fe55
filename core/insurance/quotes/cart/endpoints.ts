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
  description: 'A quote that is in the cart already stays where it is.',
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
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: quoteParams,
  body: cartName,
  answer: cart,
  errors: ['notFound', 'notInCart', 'invalidInput'],
})

/** Removing twice is removing once: the answer is the cart without the quote. */
export const removeFromCart = endpoint({
  id: 'removeFromCart',
  method: 'DELETE',
  path: '/api/quote/v1/{product}/{quoteId}/cart',
  summary: 'Remove a quote from the cart',
  description: 'The quote itself stays.',
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
    'Saves another quote of the account with changed terms, and adds both to the cart. Repeating a request ID returns the same quote.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:create',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: duplicate,
  answer: quote,
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'cartFull', 'invalidInput'],
})

/** Each variation is requested on its own: one that fails does not stop the others. */
export const requestVariations = endpoint({
  id: 'requestVariations',
  method: 'PUT',
  path: '/api/quote/v1/cart/request',
  summary: 'Request to bind several variations',
  description:
    'With the policyholder and the facts that each quote has. The answer says for each variation whether it was requested, and why not.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:request',
  rateLimit: 'saving',
  idempotency: 'key',
  body: cartChoice,
  answer: variationResults,
  errors: ['notFound', 'invalidInput'],
})
