import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { statusColumns } from '../effective-status.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { mailRescission } from '../mail/mails.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Rescinds a binder; the agent gets a mail, except with `skip` if one about several follows. */
export const rescindBinder = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(services, viewer, 'rescindBinder', which, async (record) => {
    const next = await writeQuote(services, record, statusColumns('RESCIND'))
    if (mail === 'send') await mailRescission(services, next)
  })
