import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../../kernel/services.ts'
import { binderJob } from '../jobs.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { mailApproval } from '../mail/mails.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import type { QuoteRef } from '../read-quote.ts'
import { statusColumns } from '../effective-status.ts'
import type { QuoteRecord } from '../tables.ts'

/** Days from binding until a binder expires. */
export const binderDays = 30

/** Marks a quote as bound and queues its binder. */
export const bindQuote = async (services: Services, record: QuoteRecord): Promise<QuoteRecord> => {
  const now = services.clock.now()
  const next = await writeQuote(services, record, {
    ...statusColumns('BOUND'),
    boundDate: now,
    expiresOn: instantAfter(now, binderDays),
  })
  await services.queue.enqueue(binderJob, { quoteId: record.id })
  return next
}

/** REQUESTED → BOUND, with the binder. */
export const approveQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(services, viewer, 'approve', which, async (record) => {
    const bound = await bindQuote(services, record)
    if (mail === 'send') await mailApproval(services, bound)
  })
