import { serverModule } from '../../kernel/modules/server-module.ts'
import { sessionRetention } from './retention.ts'
import { sessionRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const sessionModule = serverModule({
  name: 'identity/session',
  routes: sessionRoutes,
  tables,
  retention: sessionRetention,
  lasting: [
    [tables.userSettings, 'one for each user'],
    [
      tables.signingKeys,
      'one for each data folder; deleting one, and its file, ends the tokens that it signed',
    ],
  ],
})
