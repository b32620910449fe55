import { endpoint } from '../../platform/api/endpoint.ts'
import {
  accessAnswer,
  accessInput,
  loginStatus,
  profile,
  refreshInput,
  signOutInput,
  tokens,
} from './model.ts'

export const refreshTokens = endpoint({
  id: 'refreshTokens',
  method: 'POST',
  path: '/api/auth/v1/token/refresh',
  summary: 'Refresh tokens',
  description:
    'Exchanges a refresh token for a new pair. Using a refresh token again more than five seconds after its first use ends the session.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'refresh',
  impersonation: 'unrecorded',
  idempotency: 'tokens',
  body: refreshInput,
  answer: tokens,
  errors: ['sessionExpired'],
})

export const signOut = endpoint({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/v1/logout',
  summary: 'Log out',
  description: 'Ends the session of the refresh token. Succeeds if the session has already ended.',
  source: 'own design',
  audience: 'public',
  impersonation: 'unrecorded',
  idempotency: 'tokens',
  body: signOutInput,
})

export const getLoginStatus = endpoint({
  id: 'getLoginStatus',
  method: 'GET',
  path: '/api/auth/v1/login/status',
  summary: 'Get the session’s status',
  description: 'Returns 401 if the session has ended.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: loginStatus,
})

export const openAccess = endpoint({
  id: 'openAccess',
  method: 'POST',
  path: '/api/auth/v1/access',
  summary: 'Create a token for an embed',
  description:
    'Takes a publishable client key from a registered origin, or an API key for a single record.',
  source: 'spec 1 §7',
  audience: 'public',
  idempotency: 'tokens',
  body: accessInput,
  answer: accessAnswer,
  errors: ['keyRefused', 'originRefused', 'regionRefused', 'notFound', 'tooManyRequests'],
})

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/auth/v1/me',
  summary: 'Get my profile',
  description: 'The logged-in user and the account they work in.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: profile,
})
