import { serverModule } from '../../kernel/modules/server-module.ts'
import { contactRoutes } from './routes.ts'
import * as tables from './tables.ts'
import type { ContactWorkflows } from './workflows.ts'

export const contactsModuleFor = (workflows: ContactWorkflows) =>
  serverModule({
    name: 'insurance/contacts',
    routes: contactRoutes(workflows),
    tables,
    permanentTables: [[tables.policyholderAgents, 'one for each policyholder']],
  })
