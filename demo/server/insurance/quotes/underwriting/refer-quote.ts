import type { Quote } from '#core/insurance/quotes/model.ts'
import type { ReviewReason } from '#core/insurance/quotes/underwriting/review-reason.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { withManualReferral } from './details-referral.ts'
import { statusColumns } from '../effective-status.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { mailReferral, queueProposal } from '../mail/mails.ts'
import { priceRecordOf, storePrice } from '../price/stored-prices.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Refers a quote manually: future prices do not clear it. The agent gets a mail. */
export const referQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { reason }: ReviewReason,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'refer',
    which,
    async (record) => {
      const stored = await priceRecordOf(services, record.id)
      const price = withManualReferral(stored.price)
      await storePrice(services, record.id, { ...stored, price })
      const next = await writeQuote(services, record, {
        ...statusColumns('REFERRED'),
        referralReasons: price.referralReasons,
        reviewReason: reason,
      })
      await queueProposal(services, next)
      if (mail === 'send') await mailReferral(services, next, reason)
    },
    () => ({ after: { reason } }),
  )
