import { serverModule } from '../../kernel/modules/server-module.ts'
import { savedViewRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const savedViewsModule = serverModule({
  name: 'identity/saved-views',
  routes: savedViewRoutes,
  tables,
  permanentTables: [[tables.savedViews, 'up to fifty for each user, gone with user or account']],
})
