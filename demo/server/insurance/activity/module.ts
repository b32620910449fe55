import type { MustSee } from '../../kernel/scope/must-see.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { activityRoutes } from './routes.ts'

/** The activity log of accounts. `assertAccountVisible` rejects unless the viewer sees the account. */
export const activityModuleFor = (assertAccountVisible: MustSee) =>
  serverModule({
    name: 'insurance/activity',
    routes: activityRoutes(assertAccountVisible),
  })
