import { serverModule } from '../../kernel/modules/server-module.ts'
import { sessionRetention } from './retention.ts'
import { sessionRoutes } from './routes.ts'
import * as tables from './tables.ts'
import type { SessionWorkflows } from './workflows.ts'

export const sessionModuleFor = (workflows: SessionWorkflows) =>
  serverModule({
    name: 'identity/session',
    routes: sessionRoutes(workflows),
    tables,
    retention: sessionRetention,
    permanentTables: [
      [
        tables.signingKeys,
        'one for each data folder; deleting one, and its file, ends the tokens that it signed',
      ],
    ],
  })
