import { serverModule } from '../../kernel/modules/server-module.ts'
import { settingsRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const settingsModule = serverModule({
  name: 'identity/settings',
  routes: settingsRoutes,
  tables,
  permanentTables: [[tables.userSettings, 'one for each user']],
})
