import { serverModule } from '../../kernel/modules/server-module.ts'
import { riskHandlers } from './handlers.ts'
import { riskRetention } from './retention.ts'
import { riskRoutes } from './routes.ts'
import { riskVisibility } from './scope.ts'
import { seedRisk } from './seed/risk.ts'
import * as tables from './tables.ts'

export const riskModule = serverModule({
  name: 'insurance/risk',
  routes: riskRoutes,
  tables,
  jobs: riskHandlers,
  retention: riskRetention,
  permanentTables: [
    [tables.riskAssessments, 'one for each account'],
    [tables.riskFindings, 'findings of the last scan of an account'],
    [tables.riskDistributions, 'a fixed set of scores for each industry and agency'],
  ],
  scopes: { risk: [riskVisibility] },
  seeds: [{ name: 'risk', of: 'demo', after: ['quotes'], run: seedRisk }],
})
