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
  summary:
    'Exchanges a refresh token for a new pair. A token used twice, 5 s after its first use, ends the session.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'refresh',
  impersonation: 'unrecorded',
  body: refreshInput,
  answer: tokens,
  errors: ['sessionExpired'],
})

export const signOut = endpoint({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/v1/logout',
  summary: 'Ends the session of the refresh token; an unknown or ended one is no error.',
  source: 'chosen',
  audience: 'public',
  impersonation: 'unrecorded',
  body: signOutInput,
})

export const getLoginStatus = endpoint({
  id: 'getLoginStatus',
  method: 'GET',
  path: '/api/auth/v1/login/status',
  summary: 'Tells whether the session of the token still stands; 401 when it is over.',
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
  summary:
    'Gives an embed its token: by publishable client key from a registered origin, or by API key for one record.',
  source: 'spec 1 §7',
  audience: 'public',
  body: accessInput,
  answer: accessAnswer,
  errors: ['keyRefused', 'originRefused', 'regionRefused', 'notFound', 'tooManyRequests'],
})

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/auth/v1/me',
  summary: 'Reads the signed-in user and the organisation they act in.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: profile,
})
