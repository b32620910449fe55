import { endpoint } from '../../../platform/api/endpoint.ts'
import { idParams } from '../params.ts'
import { subjectivityList } from './model.ts'

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
