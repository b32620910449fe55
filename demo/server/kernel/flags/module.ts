import { serverModule } from '../modules/server-module.ts'
import { flagRoutes } from './routes.ts'

export const flagsModule = serverModule({
  name: 'kernel/flags',
  routes: flagRoutes,
})
