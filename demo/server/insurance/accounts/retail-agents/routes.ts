import * as calls from '#core/insurance/accounts/retail-agent-endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { findRetailAgencies, readRetailAgent, saveRetailAgent } from './service.ts'

export const retailAgentRoutes: readonly Route[] = [
  route(calls.getRetailAgent, ({ params }, { services, viewer }) =>
    readRetailAgent(services, viewer, params.accountId),
  ),
  route(calls.saveRetailAgent, ({ params, body }, { services, viewer }) =>
    saveRetailAgent(services, viewer, params.accountId, body),
  ),
  route(calls.searchRetailAgencies, ({ params, query }, { services, viewer }) =>
    findRetailAgencies(services, viewer, params.accountId, query.search ?? ''),
  ),
]
