import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { authorityChange, authorityHolder, authorityList } from './model.ts'

/** Lists how far underwriters decide alone. */
export const listAuthority = endpoint({
  id: 'listAuthority',
  method: 'GET',
  path: '/api/auth/v1/authority',
  summary: 'List the authority of underwriters',
  description:
    'By role and region, with the users whose own limits stand in place of their role’s. A region without a row is decided on by others.',
  source: 'chosen',
  audience: 'token',
  permission: 'authority:manage',
  answer: authorityList,
})

/** Sets how far a role or a user decides alone in a region. */
export const saveAuthority = endpoint({
  id: 'saveAuthority',
  method: 'PUT',
  path: '/api/auth/v1/authority',
  summary: 'Set the authority of a role or user',
  description:
    'Counts from the next call of its holder. With `If-Match`, it changes the limits that were read.',
  source: 'chosen',
  audience: 'token',
  permission: 'authority:manage',
  rateLimit: 'saving',
  body: authorityChange,
  answer: authorityList,
  errors: ['notFound', 'authorityChanged'],
})

/** Takes the limits back that were set: those of the role, or of the platform, count again. */
export const resetAuthority = endpoint({
  id: 'resetAuthority',
  method: 'DELETE',
  path: '/api/auth/v1/authority',
  summary: 'Reset the authority of a role or user',
  description: 'A user has the limits of the role again, a role those the platform comes with.',
  source: 'chosen',
  audience: 'token',
  permission: 'authority:manage',
  rateLimit: 'saving',
  query: z.extend(authorityHolder, { region: z.enum(regions) }),
  answer: authorityList,
  errors: ['notFound'],
})
