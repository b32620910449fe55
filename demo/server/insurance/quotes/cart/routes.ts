import * as calls from '#core/insurance/quotes/cart/endpoints.ts'
import * as sharing from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { without } from '../../../kernel/lists/without.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { readAccountCart } from './read-cart.ts'
import { requestVariations } from './request-variations.ts'
import { sendQuote, sendVariations, shareVariations } from './send-variations.ts'
import { sendQuoteRequest } from './quote-request.ts'
import { readComparison } from './shared-comparison.ts'
import { addToCart, duplicateQuote, removeFromCart, renameInCart } from './edit-cart.ts'

export const cartRoutes: Route[] = [
  route(calls.getCart, ({ query }, { services, viewer }) =>
    readAccountCart(services, viewer, query.accountId),
  ),
  route(calls.requestVariations, async ({ body }, { services, viewer, locale }) => ({
    results: await requestVariations(services, viewer, body, locale),
  })),
  route(sharing.sendVariations, async ({ body }, context) => ({
    results: await sendVariations(context, body),
  })),
  route(sharing.shareVariations, ({ body }, { services, viewer }) =>
    shareVariations(services, viewer, body),
  ),
  route(sharing.getComparison, ({ params }, { services, viewer }) =>
    readComparison(services, viewer, params.comparisonId),
  ),
  route(sharing.sendToCustomer, ({ params, body }, context) =>
    sendQuote(
      context,
      { ...params, ...ifMatchOf(context.request) },
      'customer',
      without(body, 'quoteId', 'productType'),
    ),
  ),
  route(sharing.sendToAgent, ({ params }, context) => sendQuote(context, params, 'agent')),
  route(sharing.sendQuoteRequest, ({ params, body }, { services, viewer }) =>
    sendQuoteRequest(services, viewer, params, body),
  ),
  route(calls.addToCart, ({ params, body }, { services, viewer }) =>
    addToCart(services, viewer, params, body),
  ),
  route(calls.renameInCart, ({ params, body }, { services, viewer }) =>
    renameInCart(services, viewer, params, body.presetName),
  ),
  route(calls.removeFromCart, ({ params }, { services, viewer }) =>
    removeFromCart(services, viewer, params),
  ),
  route(calls.duplicateQuote, ({ params, body }, { services, viewer, ip }) =>
    duplicateQuote(services, viewer, params, body, ip),
  ),
]
