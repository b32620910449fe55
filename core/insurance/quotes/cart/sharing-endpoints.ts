import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { variationResults } from './model.ts'
import { quoteSend, sharedComparison, variationsToSend, variationsToShare } from './sharing.ts'
import { quoteRequest } from './quote-request.ts'
import { quoteParams } from '../params.ts'

export const sendVariations = endpoint({
  id: 'sendVariations',
  method: 'POST',
  path: '/api/quote/v1/cart/send',
  summary: 'Send several variations',
  description:
    'To the policyholder, with a link that opens with a security code, or to the agent. The response has a result for each variation, with the reason if it failed. A policyholder needs a phone: `customerPhone` is saved for variations without one. If a phone is still missing, nothing is sent.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:send',
  rateLimit: 'saving',
  idempotency: 'key',
  body: variationsToSend,
  answer: variationResults,
  errors: ['notFound', 'invalidInput', 'tooManyRequests'],
})

export const shareVariations = endpoint({
  id: 'shareVariations',
  method: 'POST',
  path: '/api/quote/v1/cart/share',
  summary: 'Get a link to several variations',
  description:
    'The link requires a security code, which is sent to the policyholder of the first variation. A policyholder needs a phone: `customerPhone` is saved for variations without one.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:send',
  rateLimit: 'saving',
  idempotency: 'key',
  body: variationsToShare,
  answer: z.object({ link: z.string(), sendCodeTo: z.string() }),
  errors: [
    'notFound',
    'noticeUnattested',
    'notInCart',
    'quoteStatusForbids',
    'quoteActorForbids',
    'invalidInput',
  ],
})

export const getComparison = endpoint({
  id: 'getComparison',
  method: 'GET',
  path: '/api/quote/v1/comparisons/{comparisonId}',
  summary: 'Get a shared comparison',
  source: 'own design',
  audience: 'token',
  permission: 'quote:read',
  params: z.object({ comparisonId: id() }),
  answer: sharedComparison,
  errors: ['notFound'],
})

const sendErrors = [
  'notFound',
  'noticeUnattested',
  'quoteStatusForbids',
  'quoteActorForbids',
  'invalidInput',
  'tooManyRequests',
] as const

export const sendToCustomer = endpoint({
  id: 'sendToCustomer',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/customer',
  summary: 'Send a quote to its policyholder',
  description:
    'A policyholder in the body is saved on the quote; absent fields keep their values. With If-Match, the change applies only to the version that was read.',
  source: 'spec 2 §7, spec 3 §3',
  audience: 'token',
  permission: 'quote:send',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: quoteSend,
  errors: [...sendErrors, 'quoteChanged', 'quoteDecided'],
})

export const sendToAgent = endpoint({
  id: 'sendToAgent',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/agent',
  summary: 'Send a quote to its agent',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:send',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  errors: sendErrors,
})

/** The agent sees the terms on the shared comparison page. */
export const sendQuoteRequest = endpoint({
  id: 'sendQuoteRequest',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/send-quote-request',
  summary: 'Send a quote to the agent of another agency',
  description:
    'Emails a link to the terms. It opens with a security code that is sent to the agent. At most ten a day per mailbox.',
  source: 'spec 2 §2, §5; path not specified',
  audience: 'token',
  permission: 'quote:send',
  rateLimit: 'mailing',
  idempotency: 'key',
  params: quoteParams,
  body: quoteRequest,
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'invalidInput'],
})
