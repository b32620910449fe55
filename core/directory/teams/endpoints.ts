import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { team } from './model.ts'

export const searchTeams = endpoint({
  id: 'searchTeams',
  method: 'GET',
  path: '/api/user/v1/teams/search',
  summary: 'Search teams',
  description: 'Searches by name among the teams that the caller can see.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'team',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200, 'tooLong'))) }),
  answer: z.object({ content: z.array(team) }),
})
