import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { statusColumns } from '../effective-status.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { mailIndication, queueProposal } from '../mail/mails.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Marks terms as an indication that cannot be bound yet; the agent gets a mail. */
export const indicateQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(services, viewer, 'indicate', which, async (record) => {
    const next = await writeQuote(services, record, statusColumns('INDICATION'))
    await queueProposal(services, next)
    if (mail === 'send') await mailIndication(services, next)
  })
