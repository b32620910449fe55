import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, tokens } from '../session/model.ts'
import { ssoEnabled, ssoQuery, ssoReturn, ssoStatus } from './model.ts'

export const getSsoEnabled = endpoint({
  id: 'getSsoEnabled',
  method: 'GET',
  path: '/api/auth/v1/sso/enabled/{username}',
  summary: 'Check for single sign-on',
  description: 'Whether the email address’s domain uses an identity provider.',
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
  summary: 'Start single sign-on',
  description: 'Redirects the browser to the identity provider of the email address’s domain.',
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
  summary: 'Return from single sign-on',
  description:
    'Receives the browser from the identity provider and redirects it to /loading, which exchanges the sign-on for tokens.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'sso',
  query: ssoReturn,
  returns: 'redirect',
})

export const getSsoStatus = endpoint({
  id: 'getSsoStatus',
  method: 'GET',
  path: '/api/auth/v1/sso/status',
  summary: 'Get the single sign-on status',
  description: 'The progress of this browser’s single sign-on.',
  source: 'spec 1 §7',
  audience: 'public',
  answer: ssoStatus,
})

export const exchangeSso = endpoint({
  id: 'exchangeSso',
  method: 'POST',
  path: '/api/auth/v1/sso/token',
  summary: 'Exchange a single sign-on for tokens',
  description: 'Reads the finished sign-on from an HttpOnly cookie. Works once.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'sso',
  idempotency: 'tokens',
  answer: tokens,
  errors: ['ssoFailed', 'userDisabled', 'accountTypeUnknown'],
})
