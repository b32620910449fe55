import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery, pageOf } from '../../platform/api/lists.ts'
import { required } from '../session/model.ts'
import {
  accountsToAdd,
  delegatedTokens,
  issuedDelegationToken,
  delegationAccount,
} from './model.ts'

export const impersonateAccount = endpoint({
  id: 'impersonateAccount',
  method: 'POST',
  path: '/api/auth/v1/{personaPath}/{accountId}/jtoken',
  summary: 'Create a token to impersonate an account',
  description:
    'Staff only. `personaPath` is the base path of the account’s type. The token works once.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'account:enter',
  idempotency: 'tokens',
  params: z.object({ personaPath: required, accountId: required }),
  answer: issuedDelegationToken,
  errors: ['notFound', 'accountTypeUnknown'],
})

export const switchAccount = endpoint({
  id: 'switchAccount',
  method: 'POST',
  path: '/api/auth/v1/accounts/{accountId}/myToken',
  summary: 'Create a token to switch accounts',
  description: 'For another account of the caller. The token works once.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  idempotency: 'tokens',
  params: z.object({ accountId: required }),
  answer: issuedDelegationToken,
  errors: ['notFound', 'accountTypeUnknown'],
})

export const redeemDelegationToken = endpoint({
  id: 'redeemDelegationToken',
  method: 'POST',
  path: '/api/auth/v1/admin/enter/{token}',
  summary: 'Exchange an impersonation or switch token',
  description:
    'Returns access and refresh tokens for the other account. The token works once, within one minute.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'workflow',
  idempotency: 'tokens',
  params: z.object({ token: required }),
  answer: delegatedTokens,
  errors: ['linkNotFound'],
})

export const searchDelegableAccounts = endpoint({
  id: 'searchDelegableAccounts',
  method: 'GET',
  path: '/api/auth/v1/admin/enterable-accounts',
  summary: 'Search accounts to impersonate',
  description: 'Staff only.',
  source: 'own design',
  audience: 'token',
  permission: 'account:enter',
  query: listQuery,
  answer: pageOf(delegationAccount),
})

export const listMyAccounts = endpoint({
  id: 'listMyAccounts',
  method: 'GET',
  path: '/api/auth/v1/users/get-accounts',
  summary: 'List my accounts',
  description: 'The accounts the caller can switch to.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: z.array(delegationAccount),
})

export const addUserAccounts = endpoint({
  id: 'addUserAccounts',
  method: 'POST',
  path: '/api/auth/v1/users/add-accounts',
  summary: 'Add accounts to a user',
  description:
    'The user gets the default role of each account. Accounts that the user already has don’t change. Returns the accounts of the user that the caller manages.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'user:manage',
  idempotency: 'natural',
  body: accountsToAdd,
  answer: z.array(delegationAccount),
  errors: ['notFound'],
})
