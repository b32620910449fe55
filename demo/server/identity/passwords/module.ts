import { serverModule } from '../../kernel/modules/server-module.ts'
import { passwordHandlers } from './handlers.ts'
import { passwordRetention } from './retention.ts'
import { passwordRoutes } from './routes.ts'
import * as tables from './tables.ts'
import type { PasswordWorkflows } from './workflows.ts'

export const passwordsModuleFor = (workflows: PasswordWorkflows) =>
  serverModule({
    name: 'identity/passwords',
    routes: passwordRoutes(workflows),
    tables,
    jobs: passwordHandlers,
    retention: passwordRetention,
    permanentTables: [
      [tables.passwordHistory, 'a few for each user; a change of the password removes the oldest'],
    ],
  })
