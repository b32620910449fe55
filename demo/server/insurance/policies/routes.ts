import { exportPolicies, getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { listPolicies, policiesFile } from './list.ts'
import { readPolicy } from './service.ts'

export const policyRoutes: readonly Route[] = [
  route(searchPolicies, ({ query }, { services, viewer }) => listPolicies(services, viewer, query)),
  route(exportPolicies, ({ query }, context) => policiesFile(context, query)),
  route(getPolicy, ({ params }, { services, viewer }) => readPolicy(services, viewer, params.id)),
]
