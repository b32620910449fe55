import { endpoint } from '../../platform/api/endpoint.ts'
import {
  embedUser,
  hostCode,
  hostConsent,
  hostExchange,
  hostQuery,
  hostRequest,
  hostTokens,
} from './model.ts'

const hostErrors = ['keyRefused', 'originRefused'] as const

export const getHostRequest = endpoint({
  id: 'getHostRequest',
  method: 'GET',
  path: '/api/auth/v1/host/request',
  summary: 'Get the agency behind a login request',
  description:
    'For the pop-up in which a user agrees to share their identity with an agency’s website.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'sso',
  query: hostQuery,
  answer: hostRequest,
  errors: hostErrors,
})

export const authorizeHost = endpoint({
  id: 'authorizeHost',
  method: 'POST',
  path: '/api/auth/v1/host/authorize',
  summary: 'Share the logged-in user with a website',
  description:
    'Returns a one-time code for the agency’s website. The code expires after one minute.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'sso',
  impersonation: 'refused',
  idempotency: 'tokens',
  body: hostConsent,
  answer: hostCode,
  errors: hostErrors,
})

export const exchangeHostCode = endpoint({
  id: 'exchangeHostCode',
  method: 'POST',
  path: '/api/auth/v1/host/token',
  summary: 'Exchange a website’s code for a token',
  description:
    'The token has the permissions of the website’s client key, for the user who agreed.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'sso',
  idempotency: 'tokens',
  body: hostExchange,
  answer: hostTokens,
  errors: [...hostErrors, 'hostCodeRefused'],
})

export const getEmbedUser = endpoint({
  id: 'getEmbedUser',
  method: 'GET',
  path: '/api/auth/v1/host/visitor',
  summary: 'Get the logged-in user of a website',
  description: 'The user who logged in on the agency’s website.',
  source: 'own design',
  audience: 'token',
  permission: 'none',
  record: 'self',
  answer: embedUser,
})
