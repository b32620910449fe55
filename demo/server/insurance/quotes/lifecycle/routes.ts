import * as calls from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { takeDecisionMail } from '../mail/mail-limits.ts'
import { deleteQuote, loseQuote, restoreQuote } from './close-quote.ts'
import { deleteEndedQuotes, expiredQuotes, invalidQuotes } from './delete-quotes.ts'
import { setNeedBy } from './need-by.ts'
import { rescindBinder } from './rescind-quote.ts'

/** Endpoints that close and restore quotes and binders, and set need-by dates. */
export const lifecycleRoutes: readonly Route[] = [
  route(calls.setNeedBy, ({ body }, { services, viewer, request }) =>
    setNeedBy(services, viewer, { quoteId: body.quoteId, ...ifMatchOf(request) }, body),
  ),
  route(calls.loseQuote, ({ params, body }, { services, viewer, request }) =>
    loseQuote(services, viewer, { quoteId: params.id, ...ifMatchOf(request) }, body),
  ),
  route(calls.deleteInvalidQuotes, ({ query }, { services, viewer }) =>
    deleteEndedQuotes(services, viewer, query.accountId, invalidQuotes),
  ),
  route(calls.deleteExpiredQuotes, ({ query }, { services, viewer }) =>
    deleteEndedQuotes(services, viewer, query.accountId, expiredQuotes),
  ),
  route(calls.deleteQuote, ({ params }, { services, viewer, request }) =>
    deleteQuote(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(calls.restoreQuote, ({ params }, { services, viewer, request }) =>
    restoreQuote(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(calls.rescindBinder, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return rescindBinder(services, viewer, { ...params, ...ifMatchOf(request) }, mail)
  }),
]
