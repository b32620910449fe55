import * as calls from '#core/insurance/quotes/bind/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { takeDecisionMail } from '../mail/mail-limits.ts'
import { approveQuote } from './bind-quote.ts'
import { requestToBind } from './request-to-bind.ts'

/** The request to bind and its approval. */
export const bindRoutes: readonly Route[] = [
  route(calls.requestToBind, async ({ params, body }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'underwriters', params.id)
    const which = { quoteId: params.id, ...ifMatchOf(request) }
    return requestToBind(services, viewer, which, body, mail)
  }),
  route(calls.approveQuote, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return approveQuote(services, viewer, { ...params, ...ifMatchOf(request) }, mail)
  }),
]
