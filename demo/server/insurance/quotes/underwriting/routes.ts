import * as calls from '#core/insurance/quotes/underwriting/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { takeDecisionMail } from '../mail/mail-limits.ts'
import { bypassRules } from './bypass-rules.ts'
import { escalateQuote } from './escalate-quote.ts'
import { indicateQuote } from './indicate-quote.ts'
import { readUnderwriting } from './read-underwriting.ts'
import { referQuote } from './refer-quote.ts'
import { releaseQuote } from './release-quote.ts'
import { requestReview } from './request-review.ts'
import { underwriteQuote } from './underwrite-quote.ts'

/** Underwriting data and decisions, and requests for review. */
export const underwritingRoutes: readonly Route[] = [
  route(calls.getUnderwriting, ({ params }, { services, viewer }) =>
    readUnderwriting(services, viewer, params.id),
  ),
  route(calls.requestReview, ({ params, body }, { services, viewer, request }) =>
    requestReview(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(calls.underwriteQuote, ({ params }, { services, viewer, request }) =>
    underwriteQuote(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(calls.referQuote, async ({ params, body }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return referQuote(services, viewer, { ...params, ...ifMatchOf(request) }, body, mail)
  }),
  route(calls.escalateQuote, ({ params, body }, { services, viewer, request }) =>
    escalateQuote(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(calls.indicateQuote, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return indicateQuote(services, viewer, { ...params, ...ifMatchOf(request) }, mail)
  }),
  route(calls.bypassRules, async ({ params, body }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return bypassRules(services, viewer, { ...params, ...ifMatchOf(request) }, body, mail)
  }),
  route(calls.releaseQuote, async ({ params }, { services, viewer, request }) => {
    const mail = await takeDecisionMail(services, viewer, 'agent', params.quoteId)
    return releaseQuote(services, viewer, { ...params, ...ifMatchOf(request) }, mail)
  }),
]
