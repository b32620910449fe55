import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { queueProposal, mailRelease } from '../mail/mails.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { releaseReasons } from '../price/stored-prices.ts'
import type { QuoteRef } from '../read-quote.ts'
import { statusColumns } from '../effective-status.ts'

/**
 * REFERRED → READY: the reasons are released as long as the risk does not increase. The agent gets a
 * mail.
 */
export const releaseQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(services, viewer, 'release', which, async (record) => {
    const reasons = record.referralReasons
    const { price } = await releaseReasons(services, record.id)
    const next = await writeQuote(services, record, {
      ...statusColumns('READY'),
      referralReasons: price.referralReasons,
    })
    await queueProposal(services, next)
    if (mail === 'send') await mailRelease(services, next, reasons)
  })
