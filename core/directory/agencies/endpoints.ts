import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { agency } from './model.ts'
import { id } from '../../foundation/validation/bounded.ts'

export const getAgency = endpoint({
  id: 'getAgency',
  method: 'GET',
  path: '/api/account/v1/agency/{id}',
  summary: 'Get an agency',
  description: 'Includes the agent to contact.',
  source: 'chosen',
  audience: 'token',
  permission: 'agency:read',
  params: z.object({ id: id() }),
  answer: agency,
  errors: ['notFound'],
})
