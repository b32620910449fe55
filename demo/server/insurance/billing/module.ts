import { serverModule } from '../../kernel/modules/server-module.ts'
import { policyVisibility } from '../policies/scope.ts'
import { billingHandlers } from './handlers.ts'
import { billingRoutes } from './routes.ts'
import { seedSavedMethods } from './seed/saved-methods.ts'
import * as tables from './tables.ts'
import type { BillingWorkflows } from './workflows.ts'

export const billingModuleFor = (workflows: BillingWorkflows) =>
  serverModule({
    name: 'insurance/billing',
    routes: billingRoutes(workflows),
    tables,
    jobs: billingHandlers,
    permanentTables: [
      [tables.paymentIntents, 'record of money: one for each bill'],
      [tables.payments, 'record of money'],
      [tables.savedPaymentMethods, 'stored until its user removes it'],
      [tables.paymentProcessors, 'one for each account at a processor; intents name theirs'],
    ],
    scopes: { billing: [policyVisibility] },
    seeds: [
      { name: 'saved payment methods', of: 'demo', after: ['quotes'], run: seedSavedMethods },
    ],
  })
