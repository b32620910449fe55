import * as z from 'zod/mini'
import { boundedList, id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams } from './closure.ts'

/** The teams that look after an account; more than any agency has are refused. */
export const accountTeams = z.object({ teamIds: boundedList(id(), 50) })

/** Gives an account to teams of its agency. If-Match is `modified` of its contacts. */
export const saveAccountTeams = endpoint({
  id: 'saveAccountTeams',
  method: 'POST',
  path: '/api/account/v1/account/team/{accountId}',
  summary: 'Set the teams of an account',
  description:
    'In place of the teams that had it. An agency with teams names at least one, and a member of teams at least one of these.',
  source: 'spec 3 §7 Teams and users; the body is chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: accountTeams,
  answer: z.object({ content: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['notFound', 'accountChanged'],
})
