import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { receiptClaim, receiptProof, signature, signing } from './model.ts'
import { quoteParams } from '../quotes/params.ts'

export const getSigning = endpoint({
  id: 'getSigning',
  method: 'GET',
  path: '/api/quote/v1/{product}/{quoteId}/signing',
  summary: 'Get what is signed of a quote',
  description: 'With the receipt of the last signature, verified against the signed document.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:read',
  params: quoteParams,
  answer: signing,
  errors: ['notFound'],
})

/** Signing again what is signed already gives the same receipt. */
export const signQuote = endpoint({
  id: 'signQuote',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/sign',
  summary: 'Sign a quote',
  description:
    'By the policyholder. Stores name, consent, time, network address and the signed document with its hash. With If-Match, only the version that was read is signed.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:sign',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: signature,
  answer: signing,
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'quoteChanged', 'invalidInput'],
})

export const sendSignRequest = endpoint({
  id: 'sendSignRequest',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/send-sign-request',
  summary: 'Ask the policyholder to sign',
  description: 'Mails the link to the signing page, which a security code opens.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:ask',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'invalidInput'],
})

export const getApplicationLink = endpoint({
  id: 'getApplicationLink',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/application-link',
  summary: 'Get the link to the signing page',
  description: 'For the broker to pass on; the security code goes to the policyholder.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:ask',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: z.object({ link: z.string(), sendCodeTo: z.string() }),
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'invalidInput'],
})

/** The bytes as they were signed. */
export const downloadSigned = endpoint({
  id: 'downloadSigned',
  method: 'GET',
  path: '/api/docs/v1/esign/quoteSigned/{quoteId}',
  summary: 'Download a signed document',
  description: 'No file where nothing is signed.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ quoteId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

/** Verifies a receipt by what is printed on it; it tells nothing else of it. */
export const verifyReceipt = endpoint({
  id: 'verifyReceipt',
  method: 'POST',
  path: '/api/docs/v1/esign/receipt/verify',
  summary: 'Verify the receipt of a signature or attestation',
  description:
    'By the SHA-256 and the seal on it. The answer has the public key, with which anybody can verify seals without this platform.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'read',
  idempotency: 'natural',
  body: receiptClaim,
  answer: receiptProof,
})
