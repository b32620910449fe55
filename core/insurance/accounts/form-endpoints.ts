import { endpoint } from '../../platform/api/endpoint.ts'
import { accountUpdate, updateEffect } from './details.ts'
import { account } from './model.ts'
import { newAccount } from './new-account.ts'

// Apart from the other calls: lists and quotes do not load the shapes of forms.

export const createAccount = endpoint({
  id: 'createAccount',
  method: 'POST',
  path: '/api/account/v1',
  summary: 'Create an account',
  description:
    'An account of a company that is not quoted yet. Refused where the agency has one of it already.',
  source: 'spec 3 §2, §4; the path is chosen',
  audience: 'token',
  permission: 'account:create',
  rateLimit: 'saving',
  idempotency: 'key',
  body: newAccount,
  answer: account,
  errors: ['accountExists', 'agentUnknown'],
})

export const checkAccountUpdate = endpoint({
  id: 'checkAccountUpdate',
  method: 'POST',
  path: '/api/account/v1/profile/check',
  summary: 'Check a change of an account’s details',
  description:
    'Whether saving these details would make open quotes of the account invalid, or refer ready ones. Changes nothing.',
  source: 'spec 2 §7 (pre-check of an account update); the path is chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  body: accountUpdate,
  answer: updateEffect,
  errors: ['notFound', 'accountExists', 'accountTaken'],
})

/** If-Match is `modified` of the account that the details were made from. */
export const updateAccount = endpoint({
  id: 'updateAccount',
  method: 'PUT',
  path: '/api/account/v1/profile',
  summary: 'Update an account’s details',
  description:
    'Undoes the agent’s verification. Details that quotes were priced by make the open quotes of the account invalid, and those that only an underwriter weighs refer the ready ones. A named quote is priced again instead: its `lastPatched` is then later than before.',
  source: 'spec 2 §4, §7; the path is chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  body: accountUpdate,
  answer: account,
  errors: [
    'notFound',
    'accountChanged',
    'accountExists',
    'accountTaken',
    'accountFactsDiffer',
    'quoteStatusForbids',
    'quoteActorForbids',
  ],
})
