import { serverModule } from '../modules/server-module.ts'
import { queueRetention } from './retention.ts'
import * as tables from './tables.ts'

export const queueModule = serverModule({
  name: 'kernel/queue',
  tables,
  retention: queueRetention,
})
