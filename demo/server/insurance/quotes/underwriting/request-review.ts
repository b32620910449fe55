import type { Quote } from '#core/insurance/quotes/model.ts'
import type { ReviewReason } from '#core/insurance/quotes/underwriting/review-reason.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { statusColumns } from '../effective-status.ts'
import { queueProposal } from '../mail/mails.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Submits a quote for underwriter review. */
export const requestReview = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { reason }: ReviewReason,
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'requestReview',
    which,
    async (record) => {
      const change = { ...statusColumns('IN_REVIEW'), reviewReason: reason }
      await queueProposal(services, await writeQuote(services, record, change))
    },
    () => ({ after: { reason } }),
  )
