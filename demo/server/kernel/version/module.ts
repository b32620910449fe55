import { serverModule } from '../modules/server-module.ts'
import { versionRoutes } from './routes.ts'

export const versionModule = serverModule({
  name: 'kernel/version',
  routes: versionRoutes,
})
