import { testDataDays } from '#core/identity/access/modes.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { readApplicationTask } from './application/read-application.task.ts'
import { withoutAccounts } from './companies.ts'
import { liveAccounts } from './live.ts'
import * as retailAgentTables from './retail-agents/tables.ts'
import { accountRoutes } from './routes.ts'
import { accountVisibility } from './scope.ts'
import * as tables from './tables.ts'
import type { AccountWorkflows } from './workflows.ts'

export const accountsModuleFor = (workflows: AccountWorkflows) =>
  serverModule({
    name: 'insurance/accounts',
    routes: accountRoutes(workflows),
    tables: { ...tables, ...retailAgentTables },
    tasks: [readApplicationTask],
    // dependent rows are deleted by cascade
    testRetention: [
      { table: tables.accounts, since: tables.accounts.created, days: testDataDays },
      {
        table: tables.companies,
        since: tables.companies.created,
        days: testDataDays,
        when: withoutAccounts,
      },
    ],
    permanentTables: [
      [tables.companies, 'record of an insured'],
      [tables.accounts, 'record of an insured'],
      [tables.teamAccounts, 'directory'],
      [retailAgentTables.retailAgents, 'one for each account'],
    ],
    live: [liveAccounts],
    scopes: { account: [accountVisibility] },
    agencies: { account: tables.accounts },
  })
