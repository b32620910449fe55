import { fillInOf } from '#core/foundation/validation/reason.ts'
import type { Decline } from '#core/insurance/quotes/underwriting/decline.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { declineAnswered } from '../../submissions/linking.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { declineAccountOf } from '../life/close-account.ts'
import { mailDecline } from '../mail/mails.ts'
import { loggedReason } from '../logged-reason.ts'
import type { WhichQuote } from '../read-quote.ts'
import { writtenStatus } from '../effective-status.ts'

/**
 * Declines with a reason, its submission and account too where they have one; the agent gets a mail
 * when the underwriter chooses that.
 */
export const declineQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  decline: Decline,
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'decline',
    which,
    async (record) => {
      const next = await writeQuote(services, record, {
        ...writtenStatus('DECLINED'),
        declineReason: decline.reason,
        declineReasonSummary: decline.reasonSummary,
        declineFillIn: fillInOf(decline),
      })
      if (decline.submission)
        await declineAnswered(services, viewer, record.submissionId, decline.submission)
      if (decline.account)
        await declineAccountOf(services, viewer, record.accountId, decline.account)
      if (decline.isNotificationEnabled) await mailDecline(services, next, decline)
    },
    () => ({ after: loggedReason(decline) }),
  )
