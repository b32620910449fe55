import { serverModule } from '../modules/server-module.ts'
import { idempotencyRetention } from './retention.ts'
import * as tables from './tables.ts'

export const idempotencyModule = serverModule({
  name: 'kernel/idempotency',
  tables,
  retention: idempotencyRetention,
})
