import { serverModule } from '../../kernel/modules/server-module.ts'
import { signInRetention } from './retention.ts'
import { signInRoutes } from './routes.ts'

export const signInModule = serverModule({
  name: 'identity/sign-in',
  routes: signInRoutes,
  retention: signInRetention,
})
