import type { MustSee } from '../../kernel/scope/must-see.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { activityRetention } from './retention.ts'
import { activityRoutes } from './routes.ts'
import * as tables from './tables.ts'

/** Who saw and changed what. `mustSeeAccount` rejects unless the viewer sees the account. */
export const activityModuleFor = (mustSeeAccount: MustSee) =>
  serverModule({
    name: 'insurance/activity',
    routes: activityRoutes(mustSeeAccount),
    tables,
    retention: activityRetention,
  })
