import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { receiptClaim, receiptProof, signature, signing } from './model.ts'
import { quoteParams } from '../quotes/params.ts'

export const getSigning = endpoint({
  id: 'getSigning',
  method: 'GET',
  path: '/api/quote/v1/{product}/{quoteId}/signing',
  summary: 'Get the signature of a quote',
  description: 'Includes the receipt of the last signature, verified against the signed document.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:read',
  params: quoteParams,
  answer: signing,
  errors: ['notFound'],
})

/** Repeating a signature returns the same receipt. */
export const signQuote = endpoint({
  id: 'signQuote',
  method: 'POST',
  path: '/api/quote/v1/{product}/{quoteId}/sign',
  summary: 'Sign a quote',
  description:
    'The policyholder signs. Stores their name, consent, time and network address, and the signed document with its hash. With If-Match, the call signs only the version that was read.',
  source: 'own design, based on spec 2 §2',
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
  description: 'Emails a link to the signing page. Opening it takes a security code.',
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
  description: 'For the broker to pass on. The security code goes to the policyholder.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:ask',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: z.object({ link: z.string(), sendCodeTo: z.string() }),
  errors: ['notFound', 'quoteStatusForbids', 'quoteActorForbids', 'invalidInput'],
})

/** Returns exactly the bytes that were signed. */
export const downloadSigned = endpoint({
  id: 'downloadSigned',
  method: 'GET',
  path: '/api/docs/v1/esign/quoteSigned/{quoteId}',
  summary: 'Download a signed document',
  description: 'Returns no file if nothing has been signed.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ quoteId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

/** Verifies a receipt by its printed values. The response contains nothing else about it. */
export const verifyReceipt = endpoint({
  id: 'verifyReceipt',
  method: 'POST',
  path: '/api/docs/v1/esign/receipt/verify',
  summary: 'Verify the receipt of a signature or attestation',
  description:
    'Send the SHA-256 hash and the seal from the receipt. The response includes the public key, so that anyone can verify seals without this platform.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'read',
  idempotency: 'natural',
  body: receiptClaim,
  answer: receiptProof,
})
