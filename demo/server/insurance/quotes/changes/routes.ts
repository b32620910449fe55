import { getQuoteChanges, markQuoteSeen } from '#core/insurance/quotes/changes/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { readQuoteChanges, seeQuote } from './service.ts'

/** Changes of a quote since an underwriter last saw it. */
export const quoteChangeRoutes: readonly Route[] = [
  route(getQuoteChanges, ({ params }, { services, viewer }) =>
    readQuoteChanges(services, signedIn(viewer), params.id),
  ),
  route(markQuoteSeen, ({ params, body }, { services, viewer }) =>
    seeQuote(services, signedIn(viewer), params.id, body.asOf),
  ),
]
