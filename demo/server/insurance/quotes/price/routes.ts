import * as calls from '#core/insurance/quotes/price/endpoints.ts'
import { reassessRisk as reassessRiskCall } from '#core/insurance/quotes/price/reassessment-endpoint.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { reassessRisk } from './reassess-risk.ts'
import { recalculateQuote } from './recalculate-quote.ts'
import { repriceQuote, retryQuote } from './reprice-quote.ts'

/** New prices of saved quotes. */
export const priceRoutes: readonly Route[] = [
  route(calls.recalculateQuote, ({ params, body }, { services, viewer }) =>
    recalculateQuote(services, viewer, params, body),
  ),
  route(calls.repriceQuote, ({ params }, { services, viewer, request }) =>
    repriceQuote(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(calls.retryQuote, ({ params }, { services, viewer, request }) =>
    retryQuote(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(reassessRiskCall, ({ params, body }, { services, viewer }) =>
    reassessRisk(services, viewer, params.accountId, body),
  ),
]
