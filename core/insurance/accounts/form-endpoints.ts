import { endpoint } from '../../platform/api/endpoint.ts'
import { accountUpdate, updateEffect } from './details.ts'
import { account } from './model.ts'
import { newAccount } from './new-account.ts'

// Separate from the other calls, because lists and quotes do not load the form shapes.

export const createAccount = endpoint({
  id: 'createAccount',
  method: 'POST',
  path: '/api/account/v1',
  summary: 'Create an account',
  description:
    'Creates an account for a company that is not quoted yet. Rejected if the agency already has an account of the company.',
  source: 'spec 3 §2, §4; path not specified',
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
    'Checks whether saving these details would invalidate open quotes of the account, or refer ready ones. Changes nothing.',
  source: 'spec 2 §7 (pre-check of an account update); path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  body: accountUpdate,
  answer: updateEffect,
  errors: ['notFound', 'accountExists', 'accountTaken'],
})

/** If-Match takes `modified` of the account that the details are based on. */
export const updateAccount = endpoint({
  id: 'updateAccount',
  method: 'PUT',
  path: '/api/account/v1/profile',
  summary: 'Update an account’s details',
  description:
    'Removes the agent’s verification. Changing data that affects the price makes open quotes of the account invalid; changing data that only underwriters review refers ready ones. The quote in the body is repriced instead and gets a later `lastPatched`.',
  source: 'spec 2 §4, §7; path not specified',
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
