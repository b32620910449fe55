import { serverModule } from '../../kernel/modules/server-module.ts'
import { stateRoutes } from './routes.ts'

export const statesModule = serverModule({
  name: 'directory/states',
  routes: stateRoutes,
})
