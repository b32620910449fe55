import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { quotePage } from '../../insurance/quotes/model.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery, pageOf } from '../../platform/api/lists.ts'
import {
  accessKey,
  addedOrigin,
  changedKey,
  issuedKey,
  newKey,
  refusedOrigin,
  rotation,
} from './model.ts'

const params = z.object({ id: id() })

export const searchKeys = endpoint({
  id: 'searchKeys',
  method: 'GET',
  path: '/api/account/v1/key/search',
  summary: 'Search the keys of my agency',
  description: 'Keys stay listed for 90 days after they are switched off.',
  source: 'own design',
  audience: 'token',
  permission: 'key:read',
  query: listQuery,
  answer: pageOf(accessKey),
})

export const createKey = endpoint({
  id: 'createKey',
  method: 'POST',
  path: '/api/account/v1/key',
  summary: 'Create a key',
  description:
    'A publishable key needs at least one origin. The secret of an API key is returned only here.',
  source: 'own design',
  audience: 'token',
  permission: 'key:manage',
  idempotency: 'key',
  body: newKey,
  answer: issuedKey,
  errors: ['tooManyKeys', 'invalidInput'],
})

export const updateKey = endpoint({
  id: 'updateKey',
  method: 'PUT',
  path: '/api/account/v1/key/{id}',
  summary: 'Change a key',
  description:
    'Changes its name and its origins. Pages of an added origin can call within five seconds.',
  source: 'own design',
  audience: 'token',
  permission: 'key:manage',
  idempotency: 'natural',
  params,
  body: changedKey,
  answer: accessKey,
  errors: ['notFound', 'keyIsOff', 'invalidInput'],
})

export const addKeyOrigin = endpoint({
  id: 'addKeyOrigin',
  method: 'POST',
  path: '/api/account/v1/key/{id}/origin',
  summary: 'Add an origin to a key',
  description: 'Adding an existing origin changes nothing.',
  source: 'own design',
  audience: 'token',
  permission: 'key:manage',
  idempotency: 'natural',
  params,
  body: addedOrigin,
  answer: accessKey,
  errors: ['notFound', 'keyIsOff', 'invalidInput'],
})

export const rotateKey = endpoint({
  id: 'rotateKey',
  method: 'POST',
  path: '/api/account/v1/key/{id}/rotate',
  summary: 'Rotate a key',
  description:
    'Replaces a publishable key, or the secret of an API key. The previous one works until `previousEnds`. Until then only a rotation without overlap is accepted, which ends all earlier ones at once. Issued tokens stay valid until they expire.',
  source: 'own design',
  audience: 'token',
  permission: 'key:manage',
  idempotency: 'key',
  params,
  body: rotation,
  answer: issuedKey,
  errors: ['notFound', 'keyIsOff', 'keyIsRotating'],
})

export const switchKeyOff = endpoint({
  id: 'switchKeyOff',
  method: 'POST',
  path: '/api/account/v1/key/{id}/off',
  summary: 'Switch a key off',
  description: 'Ends the key and all its tokens at once. It can’t be switched on again.',
  source: 'own design',
  audience: 'token',
  permission: 'key:manage',
  idempotency: 'natural',
  params,
  errors: ['notFound'],
})

export const searchRefusedOrigins = endpoint({
  id: 'searchRefusedOrigins',
  method: 'GET',
  path: '/api/account/v1/key/refused-origin/search',
  summary: 'Search rejected origins',
  description:
    'Origins that used a key of my agency in the last day without being registered for it.',
  source: 'own design',
  audience: 'token',
  permission: 'key:read',
  query: listQuery,
  answer: pageOf(refusedOrigin),
})

export const searchTestQuotes = endpoint({
  id: 'searchTestQuotes',
  method: 'GET',
  path: '/api/account/v1/key/test-quote/search',
  summary: 'Search the test quotes of my agency',
  description: 'Quotes saved with its test keys. No other list includes them.',
  source: 'own design',
  audience: 'token',
  permission: 'key:read',
  query: listQuery,
  answer: quotePage,
})

export const deleteTestData = endpoint({
  id: 'deleteTestData',
  method: 'POST',
  path: '/api/account/v1/key/test-data/delete',
  summary: 'Delete the test records of my agency',
  description: 'Deletes its test accounts with their quotes, policies, payments and documents.',
  source: 'own design',
  audience: 'token',
  permission: 'key:manage',
  idempotency: 'natural',
})
