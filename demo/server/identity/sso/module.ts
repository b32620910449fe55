import { serverModule } from '../../kernel/modules/server-module.ts'
import { ssoRetention } from './retention.ts'
import { ssoRoutes } from './routes.ts'
import { seedSso } from './seed/sso.ts'
import * as tables from './tables.ts'

export const ssoModule = serverModule({
  name: 'identity/sso',
  routes: ssoRoutes,
  tables,
  retention: ssoRetention,
  permanentTables: [[tables.ssoDomains, 'configuration']],
  seeds: [{ name: 'single sign-on', of: 'demo', after: ['users'], run: seedSso }],
})
