import { serverModule } from '../../kernel/modules/server-module.ts'
import { industryCodeRoutes } from './routes.ts'

export const industryCodesModule = serverModule({
  name: 'directory/industry-codes',
  routes: industryCodeRoutes,
})
