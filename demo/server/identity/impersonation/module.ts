import { serverModule } from '../../kernel/modules/server-module.ts'
import { impersonationRetention } from './retention.ts'
import { impersonationRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const impersonationModule = serverModule({
  name: 'identity/impersonation',
  routes: impersonationRoutes,
  tables,
  retention: impersonationRetention,
  permanentTables: [
    [tables.impersonationActs, 'audit of what staff changed in accounts of others'],
  ],
})
