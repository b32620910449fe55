import { serverModule } from '../../kernel/modules/server-module.ts'
import { presenceRetention } from './retention.ts'
import { presenceRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const presenceModule = serverModule({
  name: 'insurance/presence',
  routes: presenceRoutes,
  tables,
  retention: presenceRetention,
})
