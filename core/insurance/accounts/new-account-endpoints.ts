import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { account } from './model.ts'
import { msspAccount } from './new-account.ts'

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
