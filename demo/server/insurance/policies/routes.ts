import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { listPolicies } from './list.ts'
import { readPolicy } from './service.ts'

export const policyRoutes: Route[] = [
  route(searchPolicies, ({ query }, { services, viewer }) => listPolicies(services, viewer, query)),
  route(getPolicy, ({ params }, { services, viewer }) => readPolicy(services, viewer, params.id)),
]
