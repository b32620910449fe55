import { serverModule } from '../../kernel/modules/server-module.ts'
import { policyVisibility } from '../policies/scope.ts'
import { quoteVisibility } from '../quotes/scope.ts'
import { drawDocument } from './draw-document.task.ts'
import { documentHandlers } from './handlers.ts'
import { documentRetention } from './retention.ts'
import { documentRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const documentsModule = serverModule({
  name: 'insurance/documents',
  routes: documentRoutes,
  tables,
  jobs: documentHandlers,
  tasks: [drawDocument],
  retention: documentRetention,
  scopes: { document: [policyVisibility, quoteVisibility] },
})
