import { serverModule } from '../../kernel/modules/server-module.ts'
import { registerRoutes } from './routes.ts'
import { seedRegister } from './seed/seed-register.ts'
import * as tables from './tables.ts'

export const registerModule = serverModule({
  name: 'insurance/register',
  routes: registerRoutes,
  tables,
  permanentTables: [
    [tables.registerCompanies, 'reference data'],
    [tables.registerStreets, 'reference data'],
  ],
  seeds: [{ name: 'register', of: 'demo', run: seedRegister }],
})
