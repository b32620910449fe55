import { searchDeletedQuotes } from '#core/insurance/quotes/list/deleted-endpoints.ts'
import * as calls from '#core/insurance/quotes/life/endpoints.ts'
import { getInboxOptions } from '#core/insurance/quotes/list/inbox-options.ts'
import * as underwriting from '#core/insurance/quotes/bind/underwriting-endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { seenIn } from '../../../kernel/seen.ts'
import { listDeleted } from '../list/quote-lists.ts'
import { readInboxOptions } from '../list/inbox-options.ts'
import { readUnderwriting } from '../bind/underwriting.ts'
import { deleteQuote, loseQuote, restoreQuote } from './close-quote.ts'
import { deleteTogether, expiredQuotes, invalidQuotes } from './delete-quotes.ts'
import { setNeedBy } from './need-by.ts'
import { repriceQuote, retryQuote } from './reprice-quote.ts'
import { escalateQuote } from './escalate-quote.ts'
import { takeDecisionMail } from '../mail/mail-limits.ts'
import { rescindBinder } from './rescind-quote.ts'
import {
  bypassRules,
  indicateQuote,
  referQuote,
  requestReview,
  underwriteQuote,
} from './review-quote.ts'

/** The steps in the life of a quote beside its way to a policy. */
export const lifeRoutes: Route[] = [
  route(searchDeletedQuotes, ({ query }, { services, viewer }) =>
    listDeleted(services, viewer, query),
  ),
  route(calls.setNeedBy, ({ body }, { services, viewer, request }) =>
    setNeedBy(services, viewer, { quoteId: body.quoteId, ...seenIn(request) }, body),
  ),
  route(calls.loseQuote, ({ params, body }, { services, viewer, request }) =>
    loseQuote(services, viewer, { quoteId: params.id, ...seenIn(request) }, body),
  ),
  route(calls.deleteInvalidQuotes, ({ query }, { services, viewer }) =>
    deleteTogether(services, viewer, query.accountId, invalidQuotes),
  ),
  route(calls.deleteExpiredQuotes, ({ query }, { services, viewer }) =>
    deleteTogether(services, viewer, query.accountId, expiredQuotes),
  ),
  route(calls.requestReview, ({ params, body }, { services, viewer, request }) =>
    requestReview(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(calls.repriceQuote, ({ params }, { services, viewer, request }) =>
    repriceQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(calls.retryQuote, ({ params }, { services, viewer, request }) =>
    retryQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(calls.deleteQuote, ({ params }, { services, viewer, request }) =>
    deleteQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(calls.restoreQuote, ({ params }, { services, viewer, request }) =>
    restoreQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(underwriting.getUnderwriting, ({ params }, { services, viewer }) =>
    readUnderwriting(services, viewer, params.id),
  ),
  route(getInboxOptions, (_, { services }) => readInboxOptions(services)),
  route(underwriting.underwriteQuote, ({ params }, { services, viewer, request }) =>
    underwriteQuote(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(underwriting.referQuote, async ({ params, body }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return referQuote(services, viewer, { ...params, ...seenIn(request) }, body, mail)
  }),
  route(underwriting.escalateQuote, ({ params, body }, { services, viewer, request }) =>
    escalateQuote(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(underwriting.indicateQuote, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return indicateQuote(services, viewer, { ...params, ...seenIn(request) }, mail)
  }),
  route(underwriting.bypassRules, async ({ params, body }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return bypassRules(services, viewer, { ...params, ...seenIn(request) }, body, mail)
  }),
  route(underwriting.rescindBinder, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return rescindBinder(services, viewer, { ...params, ...seenIn(request) }, mail)
  }),
]
