import { serverModule } from '../../kernel/modules/server-module.ts'
import { mfaRetention } from './retention.ts'
import { mfaRoutes } from './routes.ts'
import * as tables from './tables.ts'
import type { MfaWorkflows } from './workflows.ts'

export const mfaModuleFor = (workflows: MfaWorkflows) =>
  serverModule({
    name: 'identity/mfa',
    routes: mfaRoutes(workflows),
    tables,
    retention: mfaRetention,
    permanentTables: [[tables.userFactors, 'one for each user']],
  })
