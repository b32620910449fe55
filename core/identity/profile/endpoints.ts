import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { profile } from '../session/model.ts'
import { openSession, profileChange } from './model.ts'

export const putMe = endpoint({
  id: 'putMe',
  method: 'PUT',
  path: '/api/auth/v1/me',
  summary: 'Changes the viewer’s own details.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'refused',
  body: profileChange,
  answer: profile,
})

export const getMyPhoto = endpoint({
  id: 'getMyPhoto',
  method: 'GET',
  path: '/api/auth/v1/me/photo',
  summary: 'Gives the viewer’s photo; 204 when there is none.',
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
  summary:
    'Takes the viewer’s photo as base64: PNG, JPEG, GIF or WebP of at most 2 MB. It is encoded anew.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'photo',
  impersonation: 'refused',
  work: 'heavy',
  body: z.object({ photo: z.string().check(z.maxLength(2_700_000, 'photoTooLarge')) }),
  // the photo as base64
  bodyLimit: { bytes: 2_800_000, depth: 2, values: 16 },
  errors: ['photoRefused'],
})

export const deleteMyPhoto = endpoint({
  id: 'deleteMyPhoto',
  method: 'DELETE',
  path: '/api/auth/v1/me/photo',
  summary: 'Removes the viewer’s photo; none is no error.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'refused',
})

export const listMySessions = endpoint({
  id: 'listMySessions',
  method: 'GET',
  path: '/api/auth/v1/me/sessions',
  summary: 'Lists the viewer’s open sessions, the last used first.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: z.array(openSession),
})

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/auth/v1/me/sessions',
  summary: 'Ends the viewer’s sessions but this one.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'refused',
})
