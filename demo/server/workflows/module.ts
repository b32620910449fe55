import { accountActionRoutes } from '../account-actions.ts'
import { deletingRoutes } from '../deleting-accounts.ts'
import { serverModule } from '../kernel/modules/server-module.ts'
import { renamedUserHandlers } from '../renamed-users.ts'

export const workflowsModule = serverModule({
  name: 'workflows',
  routes: [...accountActionRoutes, ...deletingRoutes],
  jobs: renamedUserHandlers,
})
