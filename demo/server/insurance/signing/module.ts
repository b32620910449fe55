import { serverModule } from '../../kernel/modules/server-module.ts'
import { signingRoutes } from './routes.ts'
import * as tables from './tables.ts'
import type { SigningWorkflows } from './workflows.ts'

export const signingModuleFor = (workflows: SigningWorkflows) =>
  serverModule({
    name: 'insurance/signing',
    routes: signingRoutes(workflows),
    tables,
    permanentTables: [[tables.signatures, 'record of a signature']],
  })
