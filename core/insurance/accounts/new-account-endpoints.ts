import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { longestSearch } from '../../platform/api/lists.ts'
import { account } from './model.ts'
import { msspAccount } from './new-account.ts'

/** Lists the agencies that the caller may add accounts for. */
export const listAccountAgencies = endpoint({
  id: 'listAccountAgencies',
  method: 'GET',
  path: '/api/account/v1/account/agencies',
  summary: 'List the agencies that a new account can be for',
  description:
    'By name, among those of a region: all for staff, the appointed ones for managed security providers, their own for agencies; at most 100.',
  source: 'spec 3 §6, §9; the path is chosen',
  audience: 'token',
  permission: 'account:refer',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(longestSearch, 'tooLong'))),
    /** The caller's region when absent. */
    country: z.optional(z.enum(regions)),
  }),
  answer: z.object({
    content: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        city: z.string(),
        state: z.optional(z.string()),
      }),
    ),
  }),
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
  body: msspAccount,
  answer: account,
  errors: ['accountExists', 'accountTaken'],
})
