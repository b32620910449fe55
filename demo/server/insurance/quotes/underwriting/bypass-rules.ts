import type { Quote } from '#core/insurance/quotes/model.ts'
import { authorityFor } from '#core/insurance/quotes/underwriting/authority-excess.ts'
import type { ReviewReason } from '#core/insurance/quotes/underwriting/review-reason.ts'
import { pendingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { authorityScopeOf } from '../quote-state.ts'
import { statusColumns } from '../effective-status.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { mailRelease, queueProposal } from '../mail/mails.ts'
import { releaseReasons, storePrice } from '../price/stored-prices.ts'
import type { QuoteRef } from '../read-quote.ts'
import type { QuoteAdjustments, QuoteRecord } from '../tables.ts'

/** Statuses in which a quote waits for underwriting. */
const waiting = ['REFERRED', ...pendingQuoteStatuses] as const

const nothing = { maxLimit: 0, maxPremium: 0 }

/**
 * The limits of a bypass: future terms may exceed the authority of the user who decides on the current
 * ones.
 */
const reachOf = (
  viewer: Viewer,
  record: QuoteRecord,
): Required<Pick<QuoteAdjustments, 'bypassUpTo'>> => {
  const authorities = (viewer.kind === 'user' && viewer.authority) || []
  const { maxLimit, maxPremium } = authorityFor(authorities, authorityScopeOf(record)) ?? nothing
  return { bypassUpTo: { maxLimit, maxPremium } }
}

/**
 * Releases a quote from every referring rule, now and in future prices within the viewer's authority. The
 * agent gets a mail if the quote had waited for that.
 */
export const bypassRules = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { reason }: ReviewReason,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'bypassRules',
    which,
    async (record) => {
      const { adjustments, ...released } = await releaseReasons(services, record.id)
      await storePrice(services, record.id, {
        ...released,
        adjustments: { ...adjustments, bypass: reason, ...reachOf(viewer, record) },
      })
      const next = await writeQuote(services, record, {
        ...statusColumns('READY'),
        referralReasons: [],
      })
      await queueProposal(services, next)
      if (mail === 'send' && waiting.some((each) => each === record.status))
        await mailRelease(services, next, record.referralReasons)
    },
    () => ({ subject: 'rules', after: { reason } }),
  )
