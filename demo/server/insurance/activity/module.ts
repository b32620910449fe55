import type { MustSee } from '../../kernel/scope/must-see.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { activityRoutes } from './routes.ts'

/** Who saw and changed what of an account. `assertAccountVisible` rejects unless the viewer sees it. */
export const activityModuleFor = (assertAccountVisible: MustSee) =>
  serverModule({
    name: 'insurance/activity',
    routes: activityRoutes(assertAccountVisible),
  })
