import { serverModule } from '../../kernel/modules/server-module.ts'
import { authorityRoutes } from './routes.ts'
import { authorityVisibility } from './scope.ts'
import * as tables from './tables.ts'

export const underwritingAuthorityModule = serverModule({
  name: 'directory/underwriting-authority',
  routes: authorityRoutes,
  tables,
  permanentTables: [[tables.authorityLimits, 'directory: one for each role or user and region']],
  scopes: { authority: [authorityVisibility] },
})
