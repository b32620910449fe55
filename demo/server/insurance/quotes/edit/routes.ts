import * as adjustmentCalls from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as calls from '#core/insurance/quotes/edit/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { injectNamedFault } from '../../sandbox/named-outcomes.ts'
import * as adjustments from './adjustments.ts'
import { changeQuote } from './change-quote.ts'
import { saveQuote } from './save-quote.ts'

/** The terms of quotes, and underwriters' adjustments. */
export const editRoutes: readonly Route[] = [
  route(adjustmentCalls.getIrpm, ({ query }, { services, viewer }) =>
    adjustments.readIrpm(services, viewer, query.quoteId),
  ),
  route(adjustmentCalls.saveIrpm, ({ body }, { services, viewer, request }) =>
    adjustments.saveIrpm(services, viewer, { quoteId: body.quoteId, ...ifMatchOf(request) }, body),
  ),
  route(adjustmentCalls.getEventExclusions, ({ params }, { services, viewer }) =>
    adjustments.readEventExclusions(services, viewer, params.id),
  ),
  route(adjustmentCalls.saveEventExclusions, ({ params, body }, { services, viewer, request }) =>
    adjustments.saveEventExclusions(
      services,
      viewer,
      { quoteId: params.id, ...ifMatchOf(request) },
      body.events,
    ),
  ),
  route(adjustmentCalls.saveBrokerFees, ({ params, body }, { services, viewer, request }) =>
    adjustments.saveBrokerFees(
      services,
      viewer,
      { quoteId: params.id, ...ifMatchOf(request) },
      body,
    ),
  ),
  route(adjustmentCalls.saveMgaFee, ({ params, body }, { services, viewer, request }) =>
    adjustments.saveMgaFee(
      services,
      viewer,
      { quoteId: params.id, ...ifMatchOf(request) },
      body.mgaFee,
    ),
  ),
  route(calls.saveQuote, async ({ params, body }, context) => {
    const { services, viewer, ip } = context
    await injectNamedFault(context, body.initialRequestData.account.name)
    return saveQuote(services, viewer, params.id, body, ip)
  }),
  route(calls.updateQuote, ({ params, body }, { services, viewer, request }) =>
    changeQuote(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
]
