import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { issueQuote as issueQuoteCall } from '#core/insurance/quotes/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { seenIn } from '../../kernel/seen.ts'
import { issueQuote } from './issuing.ts'
import { listPolicies } from './list.ts'
import { readPolicy } from './service.ts'

export const policyRoutes: Route[] = [
  route(searchPolicies, ({ query }, { services, viewer }) => listPolicies(services, viewer, query)),
  route(getPolicy, ({ params }, { services, viewer }) => readPolicy(services, viewer, params.id)),
  // issuing a quote makes its policy, so the call is answered here
  route(issueQuoteCall, ({ params }, { services, viewer, request }) =>
    issueQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
]
