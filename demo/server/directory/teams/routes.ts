import { searchTeams } from '#core/directory/teams/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { findTeams } from './service.ts'

export const teamRoutes: readonly Route[] = [
  route(searchTeams, async ({ query }, { services, viewer }) => ({
    content: await findTeams(services, signedIn(viewer), query.search?.trim() ?? ''),
  })),
]
