import type { AssertVisible } from '../../kernel/scope/assert-visible.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { activityRoutes } from './routes.ts'

/** The activity log of accounts. `assertAccountVisible` rejects unless the viewer sees the account. */
export const activityModuleFor = (assertAccountVisible: AssertVisible) =>
  serverModule({
    name: 'insurance/activity',
    routes: activityRoutes(assertAccountVisible),
  })
