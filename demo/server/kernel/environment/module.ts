import { serverModule } from '../modules/server-module.ts'
import { environmentRoutes } from './routes.ts'

export const environmentModule = serverModule({
  name: 'kernel/environment',
  routes: environmentRoutes,
})
