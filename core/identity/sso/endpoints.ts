import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, tokens } from '../session/model.ts'
import { ssoEnabled, ssoQuery, ssoReturn, ssoStatus } from './model.ts'

export const getSsoEnabled = endpoint({
  id: 'getSsoEnabled',
  method: 'GET',
  path: '/api/auth/v1/sso/enabled/{username}',
  summary: 'Tells whether the domain of an e-mail address signs in by an identity provider.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'sso',
  params: z.object({ username: required }),
  answer: ssoEnabled,
})

export const startSso = endpoint({
  id: 'startSso',
  method: 'GET',
  path: '/api/auth/v1/sso',
  summary: "Sends the browser to the identity provider of the e-mail's domain.",
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'sso',
  query: ssoQuery,
  returns: 'redirect',
})

export const returnFromSso = endpoint({
  id: 'returnFromSso',
  method: 'GET',
  path: '/api/auth/v1/sso/callback',
  summary:
    'Takes the browser back from the identity provider and sends it to /loading, which exchanges what the cookie holds.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'sso',
  query: ssoReturn,
  returns: 'redirect',
})

export const getSsoStatus = endpoint({
  id: 'getSsoStatus',
  method: 'GET',
  path: '/api/auth/v1/sso/status',
  summary: 'Tells how far the single sign-on of this browser is.',
  source: 'spec 1 §7',
  audience: 'public',
  answer: ssoStatus,
})

export const exchangeSso = endpoint({
  id: 'exchangeSso',
  method: 'POST',
  path: '/api/auth/v1/sso/token',
  summary: 'Exchanges a finished single sign-on, held by an HttpOnly cookie, for tokens. Once.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'sso',
  answer: tokens,
  errors: ['ssoFailed', 'userDisabled', 'accountTypeUnknown'],
})
