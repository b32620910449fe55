import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery, pageOf } from '../../platform/api/lists.ts'
import { required } from '../session/model.ts'
import { accountsToAdd, entered, enterToken, reachableAccount } from './model.ts'

export const jumpToAccount = endpoint({
  id: 'jumpToAccount',
  method: 'POST',
  path: '/api/auth/v1/{personaPath}/{accountId}/jtoken',
  summary: 'Gives staff a one-time token to enter another account; `personaPath` is its base path.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'account:enter',
  params: z.object({ personaPath: required, accountId: required }),
  answer: enterToken,
  errors: ['notFound', 'accountTypeUnknown'],
})

export const switchAccount = endpoint({
  id: 'switchAccount',
  method: 'POST',
  path: '/api/auth/v1/accounts/{accountId}/myToken',
  summary: 'Gives a one-time token to go on in another account of the viewer’s own.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  params: z.object({ accountId: required }),
  answer: enterToken,
  errors: ['notFound', 'accountTypeUnknown'],
})

export const enterAccount = endpoint({
  id: 'enterAccount',
  method: 'POST',
  path: '/api/auth/v1/admin/enter/{token}',
  summary:
    'Exchanges the one-time token of an impersonation or switch for tokens. It works once, for a minute.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'workflow',
  params: z.object({ token: required }),
  answer: entered,
  errors: ['linkNotFound'],
})

export const searchEnterableAccounts = endpoint({
  id: 'searchEnterableAccounts',
  method: 'GET',
  path: '/api/auth/v1/admin/enterable-accounts',
  summary: 'Searches the accounts that staff can enter.',
  source: 'chosen',
  audience: 'token',
  permission: 'account:enter',
  query: listQuery,
  answer: pageOf(reachableAccount),
})

export const listMyAccounts = endpoint({
  id: 'listMyAccounts',
  method: 'GET',
  path: '/api/auth/v1/users/get-accounts',
  summary: 'Lists the accounts that the viewer belongs to.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: z.array(reachableAccount),
})

export const addUserAccounts = endpoint({
  id: 'addUserAccounts',
  method: 'POST',
  path: '/api/auth/v1/users/add-accounts',
  summary:
    'Lets a user act in further accounts, in each with the role of who joins it; gives those of the user’s accounts that the viewer manages. Those that they belong to already stay as they are.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'user:manage',
  body: accountsToAdd,
  answer: z.array(reachableAccount),
  errors: ['notFound'],
})
