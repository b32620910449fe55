import { serverModule } from '../../kernel/modules/server-module.ts'
import { ratingRoutes } from './routes.ts'

export const ratingModule = serverModule({
  name: 'insurance/rating',
  routes: ratingRoutes,
})
