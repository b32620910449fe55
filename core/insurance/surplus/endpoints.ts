import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { idParams, quoteParams } from '../quotes/params.ts'
import { attestation, maxReceipts, noticeReceipts, surplusNotice } from './model.ts'

/** Reads the notice of a surplus quote in Louisiana or Montana. */
export const getSurplusNotice = endpoint({
  id: 'getSurplusNotice',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice',
  summary: 'Get the surplus lines notice of a quote',
  description:
    'With the figures of the quote, its broker, and the receipt of the last attestation, verified against the notice that was attested.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: surplusNotice,
  errors: ['notFound', 'noticeNotNeeded'],
})

/** Attesting again what is attested already gives the same receipt. */
export const attestNotice = endpoint({
  id: 'attestNotice',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/attest',
  summary: 'Attest a surplus lines notice',
  description:
    'By the surplus lines broker, or by the agency for its licensed broker. Stores person, license, time, network address, the notice and the terms of the attestation, with their hash. With If-Match, only the version that was read is attested.',
  source: 'spec 2 §7; the method is chosen',
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

/** Mails the broker the link to the notice. */
export const sendSurplusNotice = endpoint({
  id: 'sendSurplusNotice',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/send-surplus-notice',
  summary: 'Ask the surplus lines broker to attest',
  description: 'Mails the Review & Sign link to the licensed broker, which a security code opens.',
  source: 'chosen, after spec 2 §2',
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

/** The bytes as they were attested. */
export const downloadAttestedNotice = endpoint({
  id: 'downloadAttestedNotice',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice/attested',
  summary: 'Download an attested notice',
  description: 'No file where nothing is attested.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  returns: 'file',
  errors: ['notFound'],
})

/** Receipts stay when the terms change, and when the quote needs no notice any more. */
export const listAttestations = endpoint({
  id: 'listAttestations',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice/attestations',
  summary: 'List the attestations of a quote',
  description: `The receipt of every attestation, the last one first, each verified against the notice that was attested: up to ${maxReceipts}. Also of a quote that needs no notice any more.`,
  source: 'chosen',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: noticeReceipts,
  errors: ['notFound'],
})

/** The bytes of one attestation, as they were attested. */
export const downloadAttestation = endpoint({
  id: 'downloadAttestation',
  method: 'GET',
  path: '/api/quote/v1/{id}/surplus-notice/attestations/{attestationId}',
  summary: 'Download the notice of one attestation',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:read',
  params: z.extend(idParams, { attestationId: id() }),
  returns: 'file',
  errors: ['notFound'],
})
