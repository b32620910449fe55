import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { idParams } from '../params.ts'
import { askedOfInsured, subjectivityList } from './model.ts'

// Separate from the other calls, because screens of quotes without subjectivities load only this
// one.

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
