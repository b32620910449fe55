import { serverModule } from '../../kernel/modules/server-module.ts'
import { livePolicies } from './live.ts'
import { policyRoutes } from './routes.ts'
import { policyReach } from './scope.ts'
import { coverClock } from './state.ts'
import * as tables from './tables.ts'

export const policiesModule = serverModule({
  name: 'insurance/policies',
  routes: policyRoutes,
  tables,
  statuses: [coverClock],
  lasting: [[tables.policies, 'record of a contract']],
  live: [livePolicies],
  scopes: { policy: [policyReach] },
  agencies: { policy: tables.policies },
})
