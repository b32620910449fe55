import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { idParams } from '../params.ts'
import {
  maxFileLength,
  subjectivityAnswer,
  subjectivityDecision,
  subjectivityText,
} from './forms.ts'
import { askedOfInsured, subjectivityList } from './model.ts'

const subjectivityParams = z.object({ id: id(), subjectivityId: id() })

/** Adds a subjectivity. The quote cannot be bound until it is met or waived. */
export const addSubjectivity = endpoint({
  id: 'addSubjectivity',
  method: 'POST',
  path: '/api/quote/v1/subjectivities/{id}',
  summary: 'Add a subjectivity to a quote',
  description: 'Up to 20 per quote, before it is bound.',
  source: 'spec 2 §7; method and body not specified',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: subjectivityText,
  answer: subjectivityList,
  errors: ['notFound', 'invalidInput', 'quoteStatusForbids', 'tooManySubjectivities'],
})

/** Answers a subjectivity with a text or a file. */
export const fillSubjectivity = endpoint({
  id: 'fillSubjectivity',
  method: 'PUT',
  path: '/api/quote/v1/subjectivities/{id}/{subjectivityId}/answer',
  summary: 'Answer a subjectivity',
  description: 'With text, or a PDF, PNG or JPEG file of up to 2 MB in base64.',
  source: 'spec 2 §7; method, path and body not specified',
  audience: 'token',
  permission: 'quote:fill',
  rateLimit: 'upload',
  work: 'heavy',
  idempotency: 'key',
  params: subjectivityParams,
  body: subjectivityAnswer,
  bodyLimit: { bytes: maxFileLength + 20_000, depth: 2, values: 8 },
  answer: subjectivityList,
  errors: ['notFound', 'invalidInput', 'quoteStatusForbids', 'subjectivityDecided'],
})

/** Asks the policyholder for the open subjectivities. */
export const askInsured = endpoint({
  id: 'askInsured',
  method: 'PUT',
  path: '/api/quote/v1/subjectivities/{id}/ask',
  summary: 'Ask the policyholder for open subjectivities',
  description: 'Emails a link to the page for the answers. Opening it takes a security code.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'quote:ask',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  errors: ['notFound', 'invalidInput', 'quoteStatusForbids', 'subjectivityDecided'],
})

/** Accepts, waives or reopens a subjectivity. */
export const decideSubjectivity = endpoint({
  id: 'decideSubjectivity',
  method: 'PUT',
  path: '/api/quote/v1/subjectivities/{id}/{subjectivityId}',
  summary: 'Decide on a subjectivity',
  description:
    'MET accepts the answer. WAIVED drops the subjectivity and takes a reason. OPEN asks again; a met or waived subjectivity must be reopened before another decision. If you send the status and answer that were read, the call fails when they have changed.',
  source: 'spec 2 §7; method, path and body not specified',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: subjectivityParams,
  body: subjectivityDecision,
  answer: subjectivityList,
  errors: [
    'notFound',
    'invalidInput',
    'quoteStatusForbids',
    'subjectivityChanged',
    'subjectivityDecided',
  ],
})

/** Downloads the file of an answer. */
export const downloadSubjectivity = endpoint({
  id: 'downloadSubjectivity',
  method: 'GET',
  path: '/api/quote/v1/subjectivities/{id}/{subjectivityId}/file',
  summary: 'Download the file of a subjectivity',
  description: 'Returns no file if none was uploaded.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: subjectivityParams,
  returns: 'file',
  errors: ['notFound'],
})

/** Lists the subjectivities of a quote. */
export const listSubjectivities = endpoint({
  id: 'listSubjectivities',
  method: 'GET',
  path: '/api/quote/v1/subjectivities/{id}',
  summary: 'List the subjectivities of a quote',
  description: 'The conditions to meet before the quote is bound, oldest first.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: subjectivityList,
  errors: ['notFound'],
})

/** Lists the open subjectivities of the caller's quotes. */
export const listAskedOfInsured = endpoint({
  id: 'listAskedOfInsured',
  method: 'GET',
  path: '/api/quote/v1/subjectivities',
  summary: 'List the subjectivities the insured must answer',
  description: 'The policyholder’s open quotes with open subjectivities, up to 20.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'quote:sign',
  answer: z.object({ content: z.array(askedOfInsured) }),
})
