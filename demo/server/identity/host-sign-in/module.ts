import { serverModule } from '../../kernel/modules/server-module.ts'
import { hostSignInRetention } from './retention.ts'
import { hostSignInRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const hostSignInModule = serverModule({
  name: 'identity/host-sign-in',
  routes: hostSignInRoutes,
  tables,
  retention: hostSignInRetention,
})
