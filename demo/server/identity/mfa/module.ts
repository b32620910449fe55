import { serverModule } from '../../kernel/modules/server-module.ts'
import { mfaRetention } from './retention.ts'
import { mfaRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const mfaModule = serverModule({
  name: 'identity/mfa',
  routes: mfaRoutes,
  tables,
  retention: mfaRetention,
  lasting: [[tables.userFactors, 'one for each user']],
})
