import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { profile } from '../session/model.ts'
import { openSession, profileChange } from './model.ts'

export const putMe = endpoint({
  id: 'putMe',
  method: 'PUT',
  path: '/api/auth/v1/me',
  summary: 'Update my profile',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'refused',
  idempotency: 'natural',
  body: profileChange,
  answer: profile,
})

export const getMyPhoto = endpoint({
  id: 'getMyPhoto',
  method: 'GET',
  path: '/api/auth/v1/me/photo',
  summary: 'Get my photo',
  description: 'Returns 204 if there is none.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  returns: 'file',
})

export const putMyPhoto = endpoint({
  id: 'putMyPhoto',
  method: 'PUT',
  path: '/api/auth/v1/me/photo',
  summary: 'Upload my photo',
  description:
    'Base64 of a PNG, JPEG, GIF or WebP of up to 2 MB. The photo is re-encoded and its metadata removed.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'photo',
  impersonation: 'refused',
  work: 'heavy',
  idempotency: 'natural',
  body: z.object({ photo: z.string().check(z.maxLength(2_700_000, 'photoTooLarge')) }),
  // the photo as base64
  bodyLimit: { bytes: 2_800_000, depth: 2, values: 16 },
  errors: ['photoRefused'],
})

export const deleteMyPhoto = endpoint({
  id: 'deleteMyPhoto',
  method: 'DELETE',
  path: '/api/auth/v1/me/photo',
  summary: 'Delete my photo',
  description: 'Succeeds if there is none.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'refused',
  idempotency: 'natural',
})

export const listMySessions = endpoint({
  id: 'listMySessions',
  method: 'GET',
  path: '/api/auth/v1/me/sessions',
  summary: 'List my sessions',
  description: 'Open sessions, the most recently used first.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: z.array(openSession),
})

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/auth/v1/me/sessions',
  summary: 'End my other sessions',
  description: 'Logs the caller out everywhere else.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'refused',
  idempotency: 'natural',
})
