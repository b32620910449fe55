import { serverModule } from '../../kernel/modules/server-module.ts'
import { accessRetention } from './retention.ts'
import * as tables from './tables.ts'

export const accessModule = serverModule({
  name: 'identity/access',
  tables,
  retention: accessRetention,
})
