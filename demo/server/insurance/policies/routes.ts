import { exportPolicies } from '#core/insurance/policies/export-endpoints.ts'
import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { issueQuotes } from '#core/insurance/quotes/bulk/endpoints.ts'
import {
  agentIssueQuote,
  issueQuote as issueQuoteCall,
} from '#core/insurance/quotes/bind/endpoints.ts'
import {
  getRenewal,
  saveRenewal as saveRenewalCall,
} from '#core/insurance/quotes/renewal/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { seenIn } from '../../kernel/seen.ts'
import { runOnQuotes } from '../quotes/bulk/bulk-run.ts'
import { queueBulkMails } from '../quotes/bulk/bulk-mails.ts'
import { issueByAgent, issueQuote } from './issuing.ts'
import { listPolicies, policiesFile } from './list.ts'
import { readRenewal, saveRenewal } from './renewal/service.ts'
import { readPolicy } from './service.ts'

export const policyRoutes: Route[] = [
  route(searchPolicies, ({ query }, { services, viewer }) => listPolicies(services, viewer, query)),
  route(exportPolicies, ({ query }, context) => policiesFile(context, query)),
  route(getRenewal, ({ params }, context) => readRenewal(context, params.policyId)),
  route(saveRenewalCall, ({ body }, { services, viewer, ip }) =>
    saveRenewal(services, viewer, body, ip),
  ),
  route(getPolicy, ({ params }, { services, viewer }) => readPolicy(services, viewer, params.id)),
  // issuing a quote makes its policy, so the call is answered here
  route(issueQuotes, ({ body }, context) =>
    runOnQuotes(context, body, {
      action: 'issue',
      perform: (_, { id: quoteId, ...seen }) =>
        issueQuote(context.services, context.viewer, { quoteId, ...seen }, 'skip'),
      after: (run, { left }) => queueBulkMails(context.services, run, left),
    }),
  ),
  route(issueQuoteCall, ({ params }, { services, viewer, request }) =>
    issueQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(agentIssueQuote, ({ params }, { services, viewer, request }) =>
    issueByAgent(services, viewer, { ...params, ...seenIn(request) }),
  ),
]
