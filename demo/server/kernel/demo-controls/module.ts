import { serverModule } from '../modules/server-module.ts'
import * as tables from './tables.ts'

export const demoControlsModule = serverModule({
  name: 'kernel/demo-controls',
  tables,
  permanentTables: [[tables.platformState, 'configuration: a fixed set of names']],
})
