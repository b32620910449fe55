import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as bulk from '#core/insurance/quotes/bulk/endpoints.ts'
import * as renewal from '#core/insurance/quotes/renewal/endpoints.ts'
import * as counting from '#core/insurance/quotes/list/count-endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { failAsNamed } from '../sandbox/faults.ts'
import * as adjustments from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as acting from './bind/decisions.ts'
import { takeDecisionMail } from './mail/mail-limits.ts'
import * as adjusting from './edit/adjustments.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { changeQuote } from './edit/change-quote.ts'
import { emailQuote } from './mail/email-quote.ts'
import { recalculateQuote } from './price/recalculate-quote.ts'
import { exportRoutes } from './exports/routes.ts'
import { lifeRoutes } from './life/routes.ts'
import { subjectivityRoutes } from './subjectivities/routes.ts'
import {
  countQuotes,
  listAgencyInbox,
  listBinders,
  listInbox,
  listNeeded,
  listQuotes,
} from './list/quote-lists.ts'
import { reassessRisk as reassessRiskCall } from '#core/insurance/quotes/price/reassessment.ts'
import { reassessRisk } from './price/reassess-risk.ts'
import { saveQuote } from './edit/save-quote.ts'
import { summarizeQuotes } from './list/summary.ts'
import { reviewRoutes } from './review/routes.ts'
import { wizardRoutes } from './wizard/routes.ts'
import { seenIn } from '../../kernel/seen.ts'
import { quoteChangeRoutes } from './changes/routes.ts'
import type { QuoteWorkflows } from './workflows.ts'

export const quoteRoutes = (workflows: QuoteWorkflows): readonly Route[] => [
  route(calls.searchQuotes, ({ query }, { services, viewer }) =>
    listQuotes(services, viewer, query),
  ),
  route(calls.searchBinders, ({ query }, { services, viewer }) =>
    listBinders(services, viewer, query),
  ),
  route(counting.countQuotes, ({ query }, { services, viewer }) =>
    countQuotes(services, viewer, query),
  ),
  route(counting.countQuotedAccounts, ({ query }, { services, viewer }) =>
    summarizeQuotes(services, viewer, query),
  ),
  route(counting.sumQuotePremiums, ({ query }, { services, viewer }) =>
    summarizeQuotes(services, viewer, query),
  ),
  route(counting.getQuoteDashboard, ({ query }, { services, viewer }) =>
    summarizeQuotes(services, viewer, query),
  ),
  route(calls.searchInbox, ({ query }, { services, viewer }) => listInbox(services, viewer, query)),
  route(calls.searchAgencyInbox, ({ query }, { services, viewer }) =>
    listAgencyInbox(services, viewer, query),
  ),
  route(calls.searchNeededQuotes, ({ query }, { services, viewer }) =>
    listNeeded(services, viewer, query),
  ),
  ...bulkRoutes,
  ...exportRoutes,
  ...lifeRoutes,
  ...subjectivityRoutes,
  ...cartRoutes,
  ...wizardRoutes,
  ...reviewRoutes,
  route(adjustments.getIrpm, ({ query }, { services, viewer }) =>
    adjusting.readIrpm(services, viewer, query.quoteId),
  ),
  route(adjustments.saveIrpm, ({ body }, { services, viewer, request }) =>
    adjusting.saveIrpm(services, viewer, { quoteId: body.quoteId, ...seenIn(request) }, body),
  ),
  route(adjustments.getEventExclusions, ({ params }, { services, viewer }) =>
    adjusting.readEventExclusions(services, viewer, params.id),
  ),
  route(adjustments.saveEventExclusions, ({ params, body }, { services, viewer, request }) =>
    adjusting.saveEventExclusions(
      services,
      viewer,
      { quoteId: params.id, ...seenIn(request) },
      body.events,
    ),
  ),
  route(adjustments.saveBrokerFees, ({ params, body }, { services, viewer, request }) =>
    adjusting.saveBrokerFees(services, viewer, { quoteId: params.id, ...seenIn(request) }, body),
  ),
  route(adjustments.saveMgaFee, ({ params, body }, { services, viewer, request }) =>
    adjusting.saveMgaFee(services, viewer, { quoteId: params.id, ...seenIn(request) }, body.mgaFee),
  ),
  route(reassessRiskCall, ({ params, body }, { services, viewer }) =>
    reassessRisk(services, viewer, params.accountId, body),
  ),
  route(calls.saveQuote, async ({ params, body }, context) => {
    const { services, viewer, ip } = context
    await failAsNamed(context, body.initialRequestData.account.name)
    return saveQuote(services, viewer, params.id, body, ip)
  }),
  route(calls.updateQuote, ({ params, body }, { services, viewer, request }) =>
    changeQuote(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(calls.recalculateQuote, ({ params, body }, { services, viewer }) =>
    recalculateQuote(services, viewer, params, body),
  ),
  route(calls.emailQuote, ({ params }, { services, viewer, ip }) =>
    emailQuote(services, viewer, params, ip),
  ),
  route(calls.requestToBind, async ({ params, body }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'underwriters', params.id)
    const which = { quoteId: params.id, ...seenIn(request) }
    return acting.requestToBind(services, viewer, which, body, mail)
  }),
  route(calls.releaseQuote, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return acting.releaseQuote(services, viewer, { ...params, ...seenIn(request) }, mail)
  }),
  route(calls.approveQuote, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return acting.approveQuote(services, viewer, { ...params, ...seenIn(request) }, mail)
  }),
  ...quoteChangeRoutes,
  route(calls.getQuote, workflows.getQuote),
  route(calls.getQuoteById, workflows.getQuoteById),
  route(calls.declineQuote, workflows.declineQuote),
  route(bulk.declineQuotes, workflows.declineQuotes),
  route(calls.issueQuote, workflows.issueQuote),
  route(calls.agentIssueQuote, workflows.agentIssueQuote),
  route(bulk.issueQuotes, workflows.issueQuotes),
  route(renewal.getRenewal, workflows.getRenewal),
  route(renewal.saveRenewal, workflows.saveRenewal),
]
