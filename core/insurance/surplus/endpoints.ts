import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { idParams, quoteParams } from '../quotes/params.ts'
import { attestation, maxReceipts, noticeReceipts, surplusNotice } from './model.ts'

/** Reads the surplus lines notice of a quote in Louisiana or Montana. */
export const getSurplusNotice = endpoint({
  id: 'getSurplusNotice',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice',
  summary: 'Get the surplus lines notice of a quote',
  description:
    'Includes the quote’s amounts, its broker, and the receipt of the last attestation, verified against the attested notice.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: surplusNotice,
  errors: ['notFound', 'noticeNotNeeded'],
})

/** Repeating an attestation returns the same receipt. */
export const attestNotice = endpoint({
  id: 'attestNotice',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/attest',
  summary: 'Attest a surplus lines notice',
  description:
    'The surplus lines broker attests, or the agency for its licensed broker. Stores person, license, time, network address, the notice and the attested terms, with their hash. With If-Match, the call attests only the version that was read.',
  source: 'spec 2 §7; method not specified',
  audience: 'token',
  permission: 'quote:attest',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  body: attestation,
  answer: surplusNotice,
  errors: [
    'notFound',
    'quoteStatusForbids',
    'quoteActorForbids',
    'quoteChanged',
    'noticeNotNeeded',
    'noticeOutdated',
    'surplusLicenseMissing',
    'surplusLicenseUnconfirmed',
    'invalidInput',
  ],
})

/** Emails the broker a link to the notice. */
export const sendSurplusNotice = endpoint({
  id: 'sendSurplusNotice',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/send-surplus-notice',
  summary: 'Ask the surplus lines broker to attest',
  description:
    'Emails the Review & Sign link to the licensed broker. Opening it takes a security code.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:ask',
  rateLimit: 'mailing',
  idempotency: 'key',
  params: quoteParams,
  errors: [
    'notFound',
    'quoteStatusForbids',
    'quoteActorForbids',
    'noticeNotNeeded',
    'surplusLicenseMissing',
    'surplusLicenseUnconfirmed',
  ],
})

/** Returns exactly the bytes that were attested. */
export const downloadAttestedNotice = endpoint({
  id: 'downloadAttestedNotice',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice/attested',
  summary: 'Download an attested notice',
  description: 'Returns no file if nothing has been attested.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  returns: 'file',
  errors: ['notFound'],
})

/** Receipts remain available when the terms change or the quote no longer needs a notice. */
export const listAttestations = endpoint({
  id: 'listAttestations',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice/attestations',
  summary: 'List the attestations of a quote',
  description: `The receipts of all attestations, latest first, up to ${maxReceipts}, each verified against the attested notice. Also for quotes that no longer need a notice.`,
  source: 'own design',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: noticeReceipts,
  errors: ['notFound'],
})

/** Returns exactly the bytes of one attestation. */
export const downloadAttestation = endpoint({
  id: 'downloadAttestation',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice/attestations/{attestationId}',
  summary: 'Download the notice of one attestation',
  source: 'own design',
  audience: 'token',
  permission: 'quote:read',
  params: z.extend(idParams, { attestationId: id() }),
  returns: 'file',
  errors: ['notFound'],
})
