import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountDecline, accountLoss, accountParams } from './closing.ts'
import { account } from './model.ts'

/** Declines an account: it cannot be quoted until that is undone. */
export const declineAccount = endpoint({
  id: 'declineAccount',
  method: 'PUT',
  path: '/api/account/v1/decline/{accountId}',
  summary: 'Decline an account',
  description:
    'Closes it to quotes; its open quotes become invalid. Refused while a quote is bound or a policy is active.',
  source: 'spec 2 §3, §7, §9; method and path are chosen',
  audience: 'token',
  permission: 'account:decline',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: accountDecline,
  answer: account,
  errors: ['notFound', 'accountStatusForbids', 'accountBound'],
})

/** Gives a declined account the status that it had before. */
export const undeclineAccount = endpoint({
  id: 'undeclineAccount',
  method: 'PUT',
  path: '/api/account/v1/undecline/{accountId}',
  summary: 'Undecline an account',
  description: 'It can be quoted again. Quotes that became invalid stay invalid.',
  source: 'spec 2 §7; method and path are chosen',
  audience: 'token',
  permission: 'account:decline',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'accountStatusForbids'],
})

/** Marks an account as lost, with the reason. */
export const loseAccount = endpoint({
  id: 'loseAccount',
  method: 'PUT',
  path: '/api/account/v1/lost/{accountId}',
  summary: 'Mark an account as lost',
  description:
    'Closes it to quotes; its open quotes become invalid. Refused while a quote is bound or a policy is active.',
  source: 'spec 2 §7, §9; method and path are chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: accountLoss,
  answer: account,
  errors: ['notFound', 'accountStatusForbids', 'accountBound'],
})

/** Gives a lost account the status that it had before. */
export const reopenAccount = endpoint({
  id: 'reopenAccount',
  method: 'DELETE',
  path: '/api/account/v1/lost/{accountId}',
  summary: 'Reopen a lost account',
  description: 'It can be quoted again. Quotes that became invalid stay invalid.',
  source: 'chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'accountStatusForbids'],
})

/** Deletes an account with everything that is only about it. */
export const deleteAccount = endpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account/v1/{id}',
  summary: 'Delete an account',
  description:
    'Removes its notes, security answers, risk and teams. An account with quotes is deleted by staff only, with its quotes and their documents; one with a binder, a policy, payments or users never is.',
  source: 'spec 3 §2, §7; method and path are chosen',
  audience: 'token',
  permission: 'account:delete',
  rateLimit: 'saving',
  idempotency: 'key',
  params: z.object({ id: id() }),
  errors: ['notFound', 'accountHasQuotes', 'accountHasPolicies', 'accountHasUsers'],
})
