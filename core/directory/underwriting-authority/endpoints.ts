import { endpoint } from '../../platform/api/endpoint.ts'
import { authorityChange, authorityList, authorityPlace } from './model.ts'

/** Lists how far underwriters decide alone. */
export const listAuthority = endpoint({
  id: 'listAuthority',
  method: 'GET',
  path: '/api/auth/v1/authority',
  summary: 'List the authority of underwriters',
  description:
    'By role, region and line of business, with the users whose own limits stand in place of their role’s. Limits of a line stand in place of those for all lines. A region without a row is decided on by others.',
  source: 'chosen',
  audience: 'token',
  permission: 'authority:manage',
  answer: authorityList,
})

/** Sets how far a role or a user decides alone in a region and line of business. */
export const saveAuthority = endpoint({
  id: 'saveAuthority',
  method: 'PUT',
  path: '/api/auth/v1/authority',
  summary: 'Set the authority of a role or user',
  description:
    'In a region and line of business, or in all lines. Counts from the next call of its holder. With `If-Match`, it changes the limits that were read; an empty one says that none were set.',
  source: 'chosen',
  audience: 'token',
  permission: 'authority:manage',
  rateLimit: 'saving',
  idempotency: 'key',
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
  description:
    'A user has the limits of the role again, a role those the platform comes with. With `If-Match`, it takes back the limits that were read. Those of a user end with the role, and when the user is deactivated.',
  source: 'chosen',
  audience: 'token',
  permission: 'authority:manage',
  rateLimit: 'saving',
  idempotency: 'key',
  query: authorityPlace,
  answer: authorityList,
  errors: ['notFound', 'authorityChanged'],
})
