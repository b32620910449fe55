import { serverModule } from '../../kernel/modules/server-module.ts'
import { livePolicies } from './live.ts'
import { policyRoutes } from './routes.ts'
import { policyVisibility } from './scope.ts'
import { coverClock } from './state.ts'
import * as tables from './tables.ts'
import * as termTables from './terms/tables.ts'

export const policiesModule = serverModule({
  name: 'insurance/policies',
  routes: policyRoutes,
  tables: { ...tables, ...termTables },
  statuses: [coverClock],
  permanentTables: [
    [tables.policies, 'record of a contract'],
    [termTables.policyTerms, 'part of a contract'],
    [termTables.policyTransactions, 'changes of a contract; the database refuses to delete them'],
    [termTables.invoices, 'record of money'],
  ],
  live: [livePolicies],
  scopes: { policy: [policyVisibility] },
  agencies: { policy: tables.policies },
})
