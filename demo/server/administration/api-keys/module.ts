import { serverModule } from '../../kernel/modules/server-module.ts'
import { apiKeyRoutes } from './routes.ts'
import { keyVisibility } from './scope.ts'

export const apiKeysModule = serverModule({
  name: 'administration/api-keys',
  routes: apiKeyRoutes,
  scopes: { key: [keyVisibility] },
})
