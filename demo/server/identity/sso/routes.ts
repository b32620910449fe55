import {
  exchangeSso,
  getSsoEnabled,
  getSsoStatus,
  returnFromSso,
  startSso,
} from '#core/identity/sso/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { ssoDomainOf } from './domains.ts'
import { handleReturn, exchange, startSignOn, statusOf } from './service.ts'

export const ssoRoutes: readonly Route[] = [
  route(getSsoEnabled, async ({ params }, { services }) => ({
    enabled: (await ssoDomainOf(services, params.username)) !== undefined,
  })),
  route(startSso, ({ query }, context) => startSignOn(query, context)),
  route(returnFromSso, ({ query }, context) => handleReturn(query, context)),
  route(getSsoStatus, (_input, context) => statusOf(context)),
  route(exchangeSso, (_input, context) => exchange(context)),
]
