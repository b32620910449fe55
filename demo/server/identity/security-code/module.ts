import { testDataDays } from '#core/identity/access/modes.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { workflowRetention } from './retention.ts'
import { workflowRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const securityCodeModule = serverModule({
  name: 'identity/security-code',
  routes: workflowRoutes,
  tables,
  retention: workflowRetention,
  testRetention: [{ table: tables.workflows, since: tables.workflows.created, days: testDataDays }],
})
