import { serverModule } from '../../kernel/modules/server-module.ts'
import { contactRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const contactsModule = serverModule({
  name: 'insurance/contacts',
  routes: contactRoutes,
  tables,
  lasting: [[tables.policyholderAgents, 'one for each policyholder']],
})
