import * as z from 'zod/mini'
import { boundedList, id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams } from './closure.ts'

/** The assigned teams of an account, bounded by the maximum number of teams of an agency. */
export const accountTeams = z.object({ teamIds: boundedList(id(), 50) })

/** Assigns an account to teams of its agency. If-Match takes `modified` of its contacts. */
export const saveAccountTeams = endpoint({
  id: 'saveAccountTeams',
  method: 'POST',
  path: '/api/account/v1/account/team/{accountId}',
  summary: 'Set the teams of an account',
  description:
    'Replaces the assigned teams. An agency with teams must choose at least one. Users who belong to teams must include one of their own.',
  source: 'spec 3 §7 Teams and users; body not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: accountTeams,
  answer: z.object({ content: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['notFound', 'accountChanged'],
})
