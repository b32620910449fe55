import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { idParams } from '../params.ts'
import { longestFile, subjectivityAnswer, subjectivityDecision, subjectivityText } from './forms.ts'
import { askedOfInsured, subjectivityList } from './model.ts'

const ofOne = z.object({ id: id(), subjectivityId: id() })

/** Adds a subjectivity: the quote cannot be bound until it is met or waived. */
export const addSubjectivity = endpoint({
  id: 'addSubjectivity',
  method: 'POST',
  path: '/api/quote/v1/subjectivities/{id}',
  summary: 'Add a subjectivity to a quote',
  description: 'Up to 20 of a quote that is not bound yet.',
  source: 'spec 2 §7; method and body are chosen',
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
  description: 'With a text, or a PDF, PNG or JPEG file of up to 2 MB in base64.',
  source: 'spec 2 §7; method, path and body are chosen',
  audience: 'token',
  permission: 'quote:fill',
  rateLimit: 'upload',
  work: 'heavy',
  idempotency: 'key',
  params: ofOne,
  body: subjectivityAnswer,
  bodyLimit: { bytes: longestFile + 20_000, depth: 2, values: 8 },
  answer: subjectivityList,
  errors: ['notFound', 'invalidInput', 'quoteStatusForbids', 'subjectivityDecided'],
})

/** Asks the policyholder for what is still open. */
export const askInsured = endpoint({
  id: 'askInsured',
  method: 'PUT',
  path: '/api/quote/v1/subjectivities/{id}/ask',
  summary: 'Ask the policyholder for open subjectivities',
  description: 'Mails a link to the page that takes the answers, which a security code opens.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:ask',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  errors: ['notFound', 'invalidInput', 'quoteStatusForbids', 'subjectivityDecided'],
})

/** Accepts or waives a subjectivity, or asks again. */
export const decideSubjectivity = endpoint({
  id: 'decideSubjectivity',
  method: 'PUT',
  path: '/api/quote/v1/subjectivities/{id}/{subjectivityId}',
  summary: 'Decide on a subjectivity',
  description:
    'MET accepts the answer, WAIVED does without one and takes a reason, OPEN asks again. What is met or waived is asked for again before another decision. With what was read, only that is decided on.',
  source: 'spec 2 §7; method, path and body are chosen',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: ofOne,
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
  description: 'No file where none was uploaded.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: ofOne,
  returns: 'file',
  errors: ['notFound'],
})

/** Lists what a quote is subject to. */
export const listSubjectivities = endpoint({
  id: 'listSubjectivities',
  method: 'GET',
  path: '/api/quote/v1/subjectivities/{id}',
  summary: 'List the subjectivities of a quote',
  description: 'What has to be there before it is bound, oldest first.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:read',
  params: idParams,
  answer: subjectivityList,
  errors: ['notFound'],
})

/** Lists what is still open of the caller's quotes. */
export const listAskedOfInsured = endpoint({
  id: 'listAskedOfInsured',
  method: 'GET',
  path: '/api/quote/v1/subjectivities',
  summary: 'List what the insured is asked for',
  description: 'Open quotes of the policyholder that are subject to something, up to 20.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'quote:sign',
  answer: z.object({ content: z.array(askedOfInsured) }),
})
