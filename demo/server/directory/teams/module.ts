import { serverModule } from '../../kernel/modules/server-module.ts'
import { teamRoutes } from './routes.ts'
import { teamVisibility } from './scope.ts'
import { seedTeams } from './seed/teams.ts'
import * as tables from './tables.ts'

export const teamsModule = serverModule({
  name: 'directory/teams',
  routes: teamRoutes,
  tables,
  permanentTables: [
    [tables.teams, 'directory'],
    [tables.teamMembers, 'directory'],
    [tables.teamAgencies, 'directory'],
  ],
  scopes: { team: [teamVisibility] },
  seeds: [{ name: 'teams', of: 'demo', after: ['quotes'], run: seedTeams }],
})
