import * as z from 'zod/mini'
import { fillInOf } from '#core/foundation/validation/reason.ts'
import {
  decline as declineShape,
  type Decline,
} from '#core/insurance/quotes/underwriting/decline.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { runQuoteAction, writeQuote } from '../insurance/quotes/quote-action.ts'
import { loggedReason } from '../insurance/quotes/logged-reason.ts'
import { runQuoteBulkAction } from '../insurance/quotes/bulk/bulk-run.ts'
import { queueBulkMails } from '../insurance/quotes/bulk/bulk-mails.ts'
import { statusColumns } from '../insurance/quotes/effective-status.ts'
import { mailDecline } from '../insurance/quotes/mail/mails.ts'
import type { QuoteRef } from '../insurance/quotes/read-quote.ts'
import type { QuoteWorkflows } from '../insurance/quotes/workflows.ts'
import { declineLinkedSubmission } from '../insurance/submissions/link-quote.ts'
import { ApiError } from '../kernel/api-error.ts'
import { isPermitted } from '../kernel/scope/permitted.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { closeAccount } from './close-account.ts'

/**
 * Declines a quote with a reason, optionally with its submission and account; the agent gets a mail if
 * the underwriter chooses it.
 */
export const declineQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  decline: Decline,
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'decline',
    which,
    async (record) => {
      const next = await writeQuote(services, record, {
        ...statusColumns('DECLINED'),
        declineReason: decline.reason,
        declineReasonSummary: decline.reasonSummary,
        declineFillIn: fillInOf(decline),
      })
      if (decline.submission)
        await declineLinkedSubmission(services, viewer, record.submissionId, decline.submission)
      if (decline.account) {
        if (!isPermitted(viewer, 'account:decline')) throw new ApiError('forbidden')
        const { accountId } = record
        await closeAccount(services, viewer, 'decline', { accountId }, decline.account)
      }
      if (decline.isNotificationEnabled) await mailDecline(services, next, decline)
    },
    () => ({ after: loggedReason(decline) }),
  )

/** Declines several quotes; each agent gets one mail about all of theirs at the end. */
export const declineQuotes: QuoteWorkflows['declineQuotes'] = ({ body }, context) =>
  runQuoteBulkAction(context, body, {
    action: 'decline',
    input: body.with,
    perform: ({ input }, { id: quoteId, ...seen }) =>
      declineQuote(
        context.services,
        context.viewer,
        { quoteId, ...seen },
        { ...z.parse(declineShape, input), isNotificationEnabled: false },
      ),
    after: (run, { left }) => queueBulkMails(context.services, run, left),
  })
