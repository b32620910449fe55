import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { idParams } from '../params.ts'
import { askedOfInsured, subjectivityList } from './model.ts'

// Apart from the other calls: screens of quotes that are subject to nothing load this one alone.

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
