import { serverModule } from '../../kernel/modules/server-module.ts'
import { liveNotes } from './live.ts'
import { noteRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const notesModule = serverModule({
  name: 'insurance/notes',
  routes: noteRoutes,
  tables,
  permanentTables: [[tables.accountNotes, 'a bounded number for each account']],
  live: [liveNotes],
})
