import { serverModule } from '../modules/server-module.ts'
import { bulkRetention } from './retention.ts'
import * as tables from './tables.ts'

export const bulkModule = serverModule({
  name: 'kernel/bulk',
  tables,
  retention: bulkRetention,
  permanentTables: [[tables.bulkRows, 'deleted with their run']],
})
