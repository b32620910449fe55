import type { MustSee } from '../../kernel/scope/must-see.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { activityRoutes } from './routes.ts'

/** Who saw and changed what of an account. `mustSeeAccount` rejects unless the viewer sees it. */
export const activityModuleFor = (mustSeeAccount: MustSee) =>
  serverModule({
    name: 'insurance/activity',
    routes: activityRoutes(mustSeeAccount),
  })
