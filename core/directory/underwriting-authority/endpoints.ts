import { endpoint } from '../../platform/api/endpoint.ts'
import { authorityChange, authorityList, authorityScope } from './model.ts'

/** Lists the limits of underwriting authority. */
export const listAuthority = endpoint({
  id: 'listAuthority',
  method: 'GET',
  path: '/api/auth/v1/authority',
  summary: 'List underwriting authority',
  description:
    'The limits by role, region and line of business, and the users whose own limits override those of their role. Limits for one line override those for all lines. A role has no authority in a region without a row.',
  source: 'own design',
  audience: 'token',
  permission: 'authority:manage',
  answer: authorityList,
})

/** Sets the limits of a role or user in a region and line of business. */
export const saveAuthority = endpoint({
  id: 'saveAuthority',
  method: 'PUT',
  path: '/api/auth/v1/authority',
  summary: 'Set the underwriting authority of a role or user',
  description:
    'For a region and one or all lines of business. Applies from the next call of the user. Send `If-Match` to change the limits that you read; an empty value means that none were set.',
  source: 'own design',
  audience: 'token',
  permission: 'authority:manage',
  rateLimit: 'saving',
  idempotency: 'key',
  body: authorityChange,
  answer: authorityList,
  errors: ['notFound', 'authorityChanged'],
})

/** Removes the limits of a role or user, so that the defaults apply again. */
export const resetAuthority = endpoint({
  id: 'resetAuthority',
  method: 'DELETE',
  path: '/api/auth/v1/authority',
  summary: 'Reset the underwriting authority of a role or user',
  description:
    'A user gets the limits of the role again, a role the platform’s defaults. Send `If-Match` to remove the limits that you read. A user’s own limits also end when the user changes role or is deactivated.',
  source: 'own design',
  audience: 'token',
  permission: 'authority:manage',
  rateLimit: 'saving',
  idempotency: 'key',
  query: authorityScope,
  answer: authorityList,
  errors: ['notFound', 'authorityChanged'],
})
