import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountDecline, accountLoss, accountParams } from './closure.ts'
import { account } from './model.ts'

/** Declines an account, which then cannot be quoted until it is undeclined. */
export const declineAccount = endpoint({
  id: 'declineAccount',
  method: 'PUT',
  path: '/api/account/v1/decline/{accountId}',
  summary: 'Decline an account',
  description:
    'Closes the account for quotes; its open quotes become invalid. Rejected while a quote is bound or a policy is active.',
  source: 'spec 2 §3, §7, §9; method and path not specified',
  audience: 'token',
  permission: 'account:decline',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: accountDecline,
  answer: account,
  errors: ['notFound', 'accountStatusForbids', 'accountBound'],
})

/** Restores the previous status of a declined account. */
export const undeclineAccount = endpoint({
  id: 'undeclineAccount',
  method: 'PUT',
  path: '/api/account/v1/undecline/{accountId}',
  summary: 'Undecline an account',
  description: 'The account can be quoted again. Invalid quotes stay invalid.',
  source: 'spec 2 §7; method and path not specified',
  audience: 'token',
  permission: 'account:decline',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'accountStatusForbids'],
})

/** Marks an account as lost, with a reason. */
export const loseAccount = endpoint({
  id: 'loseAccount',
  method: 'PUT',
  path: '/api/account/v1/lost/{accountId}',
  summary: 'Mark an account as lost',
  description:
    'Closes the account for quotes; its open quotes become invalid. Rejected while a quote is bound or a policy is active.',
  source: 'spec 2 §7, §9; method and path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: accountLoss,
  answer: account,
  errors: ['notFound', 'accountStatusForbids', 'accountBound'],
})

/** Restores the previous status of a lost account. */
export const reopenAccount = endpoint({
  id: 'reopenAccount',
  method: 'DELETE',
  path: '/api/account/v1/lost/{accountId}',
  summary: 'Reopen a lost account',
  description: 'The account can be quoted again. Invalid quotes stay invalid.',
  source: 'own design',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'accountStatusForbids'],
})

/** Deletes an account with its dependent records. */
export const deleteAccount = endpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account/v1/{id}',
  summary: 'Delete an account',
  description:
    'Also deletes its notes, security answers, risk and teams. Only staff can delete an account with quotes, along with the quotes and their documents. An account with a binder, a policy, payments or users cannot be deleted.',
  source: 'spec 3 §2, §7; method and path not specified',
  audience: 'token',
  permission: 'account:delete',
  rateLimit: 'saving',
  idempotency: 'key',
  params: z.object({ id: id() }),
  errors: ['notFound', 'accountHasQuotes', 'accountHasPolicies', 'accountHasUsers'],
})
