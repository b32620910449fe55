import { serverModule } from '../../kernel/modules/server-module.ts'
import { humanCheckRetention } from './retention.ts'
import { humanCheckRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const humanCheckModule = serverModule({
  name: 'identity/human-check',
  routes: humanCheckRoutes,
  tables,
  retention: humanCheckRetention,
  permanentTables: [[tables.humanCheckKeys, 'one for each database']],
})
