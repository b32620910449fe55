import { getQuote, getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { agentIssueQuote, issueQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { declineQuotes, issueQuotes } from '#core/insurance/quotes/bulk/endpoints.ts'
import { emailQuote as emailQuoteCall } from '#core/insurance/quotes/mail/endpoints.ts'
import { getRenewal, saveRenewal } from '#core/insurance/quotes/renewal/endpoints.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { bindRoutes } from './bind/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { quoteChangeRoutes } from './changes/routes.ts'
import { editRoutes } from './edit/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { lifecycleRoutes } from './lifecycle/routes.ts'
import { listRoutes } from './list/routes.ts'
import { emailQuote } from './mail/email-quote.ts'
import { priceRoutes } from './price/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { subjectivityRoutes } from './subjectivities/routes.ts'
import { underwritingRoutes } from './underwriting/routes.ts'
import { wizardRoutes } from './wizard/routes.ts'
import type { QuoteWorkflows } from './workflows.ts'

export const quoteRoutes = (workflows: QuoteWorkflows): readonly Route[] => [
  ...listRoutes,
  ...bulkRoutes,
  ...exportRoutes,
  ...lifecycleRoutes,
  ...underwritingRoutes,
  ...subjectivityRoutes,
  ...cartRoutes,
  ...wizardRoutes,
  ...reviewRoutes,
  ...priceRoutes,
  ...editRoutes,
  route(emailQuoteCall, ({ params }, { services, viewer, ip }) =>
    emailQuote(services, viewer, params, ip),
  ),
  ...bindRoutes,
  ...quoteChangeRoutes,
  route(getQuote, workflows.getQuote),
  route(getQuoteById, workflows.getQuoteById),
  route(declineQuote, workflows.declineQuote),
  route(declineQuotes, workflows.declineQuotes),
  route(issueQuote, workflows.issueQuote),
  route(agentIssueQuote, workflows.agentIssueQuote),
  route(issueQuotes, workflows.issueQuotes),
  route(getRenewal, workflows.getRenewal),
  route(saveRenewal, workflows.saveRenewal),
]
