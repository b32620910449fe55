import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { account } from './model.ts'
import { msspAccount } from './new-account.ts'

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
