import { serverModule } from '../../kernel/modules/server-module.ts'
import * as tables from './tables.ts'

export const credentialsModule = serverModule({
  name: 'identity/credentials',
  tables,
})
