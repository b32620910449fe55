import * as calls from '#core/insurance/quotes/review/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { ifMatchOf } from '../../../kernel/if-match.ts'
import { savePolicyholder, verifyReviewed } from './reviewed-account.ts'
import { readReview } from './read-review.ts'

export const reviewRoutes: Route[] = [
  route(calls.getQuoteReview, ({ params }, { services, viewer }) =>
    readReview(services, viewer, params.id),
  ),
  route(calls.verifyReviewed, ({ params, body }, { services, viewer }) =>
    verifyReviewed(services, viewer, params.id, body.insuredModified),
  ),
  route(calls.saveReviewPolicyholder, ({ params, body }, { services, viewer, request }) =>
    savePolicyholder(services, viewer, { quoteId: params.id, ...ifMatchOf(request) }, body),
  ),
]
