import { endpoint } from '../../platform/api/endpoint.ts'
import { accountUpdate, updateEffect } from './details.ts'
import { account } from './model.ts'
import { msspAccount, newAccount } from './new-account.ts'
import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { accountParams } from './closing.ts'

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

/** Lists the teams of an agency that a new account is for. */
export const listAgencyTeams = endpoint({
  id: 'listAgencyTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/agency/{agencyId}',
  summary: 'List the teams of an agency',
  description: 'For the team of a new account; an agency reads its own, a member of teams these.',
  source: 'spec 3 §7 Teams and users',
  audience: 'token',
  permission: 'account:create',
  params: z.object({ agencyId: id() }),
  answer: z.object({ content: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['notFound'],
})

/** Adds an account of a managed security provider for an agency. */
export const createMsspAccount = endpoint({
  id: 'createMsspAccount',
  method: 'POST',
  path: '/api/account/v1/mssp/account',
  summary: 'Create an account as a managed security provider',
  description:
    'The agency gets the account, and the provider sees it too. Refused where the agency has one of the company already.',
  source: 'spec 3 §2, §3; the path is chosen',
  audience: 'token',
  permission: 'account:introduce',
  rateLimit: 'saving',
  idempotency: 'key',
  body: msspAccount,
  answer: account,
  errors: ['accountExists', 'accountTaken'],
})

/** Fills in what the register knows and the account does not. */
export const reloadAccount = endpoint({
  id: 'reloadAccount',
  method: 'POST',
  path: '/api/account/v1/reload/{accountId}',
  summary: 'Refresh the firmographic data of an account',
  description:
    'Facts that the account lacks are taken from the register’s company of the same name and place; facts that are known stay, and an address is taken as a whole.',
  source: 'spec 2 §7, spec 3 §2; method and path are chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'notInRegister'],
})

/** Attests that the company has no domain of its own. */
export const attestNoDomain = endpoint({
  id: 'attestNoDomain',
  method: 'POST',
  path: '/api/account/v1/certify/{accountId}',
  summary: 'Attest that a company has no primary domain',
  description:
    'The profile counts the domain as answered. A domain that is saved later ends the attestation.',
  source: 'spec 2 §7, spec 3 §2; method and path are chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'domainKnown'],
})
