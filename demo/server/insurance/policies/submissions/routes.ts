import {
  autoQuoteSubmission,
  openSubmissionAccount,
} from '#core/insurance/submissions/acting-endpoints.ts'
import { createRenewalSubmission as createRenewalSubmissionCall } from '#core/insurance/submissions/creating-endpoints.ts'
import { flaggedRoute } from '../../../kernel/flagged-route.ts'
import type { Route } from '../../../kernel/route.ts'
import { seenIn } from '../../../kernel/seen.ts'
import { autoQuote } from './auto-quote.ts'
import { openAccount } from './open-account.ts'
import { createRenewalSubmission } from './renewal.ts'

/** Calls of submissions that lead to quotes, or come from policies. */
export const quotingRoutes: readonly Route[] = [
  flaggedRoute('SUBMISSIONS_VIEW')(autoQuoteSubmission, ({ params, body }, context) =>
    autoQuote(context, { ...params, ...seenIn(context.request) }, body),
  ),
  flaggedRoute('SUBMISSIONS_VIEW')(
    openSubmissionAccount,
    ({ params }, { services, viewer, request }) =>
      openAccount(services, viewer, { ...params, ...seenIn(request) }),
  ),
  flaggedRoute('SUBMISSIONS_VIEW', 'RENEWAL_SUBMISSIONS')(
    createRenewalSubmissionCall,
    ({ body }, { services, viewer }) => createRenewalSubmission(services, viewer, body),
  ),
]
