import { serverModule } from '../modules/server-module.ts'
import { limitRetention } from './retention.ts'
import * as tables from './tables.ts'

export const limitsModule = serverModule({
  name: 'kernel/limits',
  tables,
  retention: limitRetention,
})
