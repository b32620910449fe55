import { serverModule } from '../kernel/modules/server-module.ts'
import { renamedUserHandlers } from './rename-user.ts'
import { testOutcomeHandlers } from './test-outcome.ts'

/** Jobs that span domains. Their calls are routes of the domains. */
export const workflowsModule = serverModule({
  name: 'workflows',
  jobs: [...renamedUserHandlers, ...testOutcomeHandlers],
})
