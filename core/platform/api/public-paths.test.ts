import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue.ts'
import type { Endpoint } from './endpoint.ts'

/** Path prefixes of the auth service that need no token (spec 1 §7), relative to it. */
const publicPaths = [
  'signup',
  'login',
  'loading',
  'validate',
  'wf/token',
  'confirm',
  'validateSignUp',
  'passwords',
  'checkPasswordReset',
  'validatePasswordReset',
  'validateMFAReset',
  'resendValidationEmail',
  'join',
  'validationToken',
  'validationTokens',
  'checkUserInvited',
  'validateUserInvited',
  'sso/token',
  'sso/status',
  'login/sitekey',
  'application-signed',
]

/** Endpoints with a public prefix that carry a token. */
const exceptions = ['login/status', 'users/get-accounts', 'users/add-accounts']

const startsWith = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`)

const authPathOf = (path: string): string => path.replace(/^\/api\/auth\/v1\//, '')

/**
 * An endpoint on a public path with another method: an administrator sends a link to another user.
 */
const ofAdministrators = ['sendPasswordReset']

const isPublic = ({ id, path }: Endpoint): boolean =>
  !ofAdministrators.includes(id) &&
  !exceptions.some((start) => startsWith(authPathOf(path), start)) &&
  publicPaths.some((start) => startsWith(authPathOf(path), start))

const underAuth = catalogue.filter(({ path }) => path.startsWith('/api/auth/v1/'))

test.each(underAuth.filter(isPublic))('sends no token to $path', (endpoint) => {
  expect(endpoint.audience).toBe('public')
})

test('sends a token to the exceptions', () => {
  const wrong = underAuth.filter(
    ({ path, audience }) =>
      exceptions.some((start) => startsWith(authPathOf(path), start)) && audience === 'public',
  )
  expect(wrong).toEqual([])
})
