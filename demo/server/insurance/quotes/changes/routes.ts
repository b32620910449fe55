import { getQuoteChanges, markQuoteSeen } from '#core/insurance/quotes/changes/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { readQuoteChanges, storeQuoteView } from './service.ts'

/** Changes of a quote since an underwriter last saw it. */
export const quoteChangeRoutes: readonly Route[] = [
  route(getQuoteChanges, ({ params }, { services, viewer }) =>
    readQuoteChanges(services, signedIn(viewer), params.id),
  ),
  route(markQuoteSeen, ({ params, body }, { services, viewer }) =>
    storeQuoteView(services, signedIn(viewer), params.id, body.asOf),
  ),
]
