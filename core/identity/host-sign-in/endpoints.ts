import { endpoint } from '../../platform/api/endpoint.ts'
import {
  hostCode,
  hostConsent,
  hostExchange,
  hostQuery,
  hostRequest,
  hostTokens,
  hostVisitor,
} from './model.ts'

const hostErrors = ['keyRefused', 'originRefused'] as const

export const getHostRequest = endpoint({
  id: 'getHostRequest',
  method: 'GET',
  path: '/api/auth/v1/host/request',
  summary: 'Names the agency whose page asks who its visitor is.',
  source: 'chosen',
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
  summary:
    'Lets an agency’s page know the viewer: gives a code for it, which works once, for a minute.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'sso',
  impersonation: 'refused',
  body: hostConsent,
  answer: hostCode,
  errors: hostErrors,
})

export const exchangeHostCode = endpoint({
  id: 'exchangeHostCode',
  method: 'POST',
  path: '/api/auth/v1/host/token',
  summary:
    'Exchanges a code for a narrow token: what the page’s key may do, for the person who allowed it.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'sso',
  body: hostExchange,
  answer: hostTokens,
  errors: [...hostErrors, 'hostCodeRefused'],
})

export const getHostVisitor = endpoint({
  id: 'getHostVisitor',
  method: 'GET',
  path: '/api/auth/v1/host/visitor',
  summary: 'Tells a page who signed in on it.',
  source: 'chosen',
  audience: 'token',
  permission: 'none',
  record: 'self',
  answer: hostVisitor,
})
