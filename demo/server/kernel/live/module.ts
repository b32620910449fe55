import { serverModule } from '../modules/server-module.ts'
import { liveRetention } from './retention.ts'
import { liveRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const liveModule = serverModule({
  name: 'kernel/live',
  routes: liveRoutes,
  tables,
  retention: liveRetention,
})
