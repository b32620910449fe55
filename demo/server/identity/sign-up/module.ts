import { serverModule } from '../../kernel/modules/server-module.ts'
import { signUpHandlers } from './handlers.ts'
import { signUpRetention } from './retention.ts'
import { signUpRoutes } from './routes.ts'
import { seedSignIns } from './seed/sign-ins.ts'
import * as tables from './tables.ts'
import { unconfirmedRetention } from './unconfirmed.ts'

export const signUpModule = serverModule({
  name: 'identity/sign-up',
  routes: signUpRoutes,
  tables,
  jobs: signUpHandlers,
  retention: [...signUpRetention, ...unconfirmedRetention],
  seeds: [{ name: 'sign-ins', of: 'demo', after: ['users'], run: seedSignIns }],
})
