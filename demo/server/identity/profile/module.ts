import { serverModule } from '../../kernel/modules/server-module.ts'
import { profileRoutes } from './routes.ts'
import * as tables from './tables.ts'

export const profileModule = serverModule({
  name: 'identity/profile',
  routes: profileRoutes,
  tables,
  permanentTables: [[tables.userPhotos, 'one for each user']],
})
