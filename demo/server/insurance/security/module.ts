import { serverModule } from '../../kernel/modules/server-module.ts'
import { securityRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const securityModule = serverModule({
  name: 'insurance/security',
  routes: securityRoutes,
  tables,
  permanentTables: [[tables.securityAnswers, 'one for each account']],
})
