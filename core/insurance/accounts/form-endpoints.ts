import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountUpdate, updateEffect } from './details.ts'
import { accountParams } from './closure.ts'
import { account } from './model.ts'
import { msspAccount, newAccount } from './new-account.ts'

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

/** Lists the teams of a new account's agency. */
export const listAgencyTeams = endpoint({
  id: 'listAgencyTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/agency/{agencyId}',
  summary: 'List the teams of an agency',
  description:
    'The teams to choose from for a new account. An agency sees its own teams. Users who belong to teams see only their own.',
  source: 'spec 3 §7 Teams and users',
  audience: 'token',
  permission: 'account:create',
  params: z.object({ agencyId: id() }),
  answer: z.object({ content: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['notFound'],
})

/** Creates an account for an agency, as a managed security provider. */
export const createMsspAccount = endpoint({
  id: 'createMsspAccount',
  method: 'POST',
  path: '/api/account/v1/mssp/account',
  summary: 'Create an account as a managed security provider',
  description:
    'The account belongs to the agency and is also visible to the provider. Rejected if the agency already has an account of the company.',
  source: 'spec 3 §2, §3; path not specified',
  audience: 'token',
  permission: 'account:introduce',
  rateLimit: 'saving',
  idempotency: 'key',
  body: msspAccount,
  answer: account,
  errors: ['accountExists', 'accountTaken'],
})

/** Fills in missing account data from the register. */
export const reloadAccount = endpoint({
  id: 'reloadAccount',
  method: 'POST',
  path: '/api/account/v1/reload/{accountId}',
  summary: 'Refresh the firmographic data of an account',
  description:
    'Fills in missing data from the register’s company with the same name and location. Existing values are not overwritten. The address is filled in completely or not at all.',
  source: 'spec 2 §7, spec 3 §2; method and path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'notInRegister'],
})

/** Attests that the company has no domain. */
export const attestNoDomain = endpoint({
  id: 'attestNoDomain',
  method: 'POST',
  path: '/api/account/v1/certify/{accountId}',
  summary: 'Attest that a company has no primary domain',
  description:
    'The domain then counts as complete in the profile score. Saving a domain later ends the attestation.',
  source: 'spec 2 §7, spec 3 §2; method and path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'domainKnown'],
})
