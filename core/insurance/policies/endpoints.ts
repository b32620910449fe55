import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { policy, policyPage } from './model.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { exportCall } from '../../platform/exports/export.ts'

export const searchPolicies = endpoint({
  id: 'searchPolicies',
  method: 'GET',
  path: '/api/policy/v1/search',
  summary: 'Search policies',
  description: 'The policies the caller can see.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'policy:read',
  query: listQuery,
  answer: policyPage,
  errors: ['unknownSort', 'unknownFilter'],
})

export const getPolicy = endpoint({
  id: 'getPolicy',
  method: 'GET',
  path: '/api/policy/v1/{id}',
  summary: 'Get a policy',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'policy:read',
  params: z.object({ id: id() }),
  answer: policy,
  errors: ['notFound'],
})

/** Exports the policies of a list query as a file. */
export const exportPolicies = endpoint({
  ...exportCall,
  id: 'exportPolicies',
  path: '/api/policy/v1/search/export',
  summary: 'Export policies',
  permission: 'policy:read',
})
