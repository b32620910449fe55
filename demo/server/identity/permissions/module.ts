import { serverModule } from '../../kernel/modules/server-module.ts'
import { permissionRoutes } from './routes.ts'

export const permissionsModule = serverModule({
  name: 'identity/permissions',
  routes: permissionRoutes,
})
