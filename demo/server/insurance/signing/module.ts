import { serverModule } from '../../kernel/modules/server-module.ts'
import { signingRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const signingModule = serverModule({
  name: 'insurance/signing',
  routes: signingRoutes,
  tables,
  lasting: [[tables.signatures, 'record of a signature']],
})
