import type { Quote } from '#core/insurance/quotes/model.ts'
import { authorityFor } from '#core/insurance/quotes/bind/authority-excess.ts'
import type { QuoteReview } from '#core/insurance/quotes/review.ts'
import { pendingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { userName } from '../../../directory/users/user-name.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { actOnQuote, writeQuote } from '../bind/act-on-quote.ts'
import { authorityPlaceOf } from '../bind/authority-place.ts'
import { referredBy } from '../edit/details-referral.ts'
import { writtenStatus } from '../effective-status.ts'
import type { DecisionMail } from '../mail/mail-limits.ts'
import { mailIndication, mailReferral, mailRelease, queueProposal } from '../mail/mails.ts'
import { priceRecordOf, releaseReasons, storePrice } from '../price/stored-prices.ts'
import type { WhichQuote } from '../read-quote.ts'
import type { QuoteAdjustments, QuoteRecord } from '../tables.ts'

/** Submits a quote for underwriter review. */
export const requestReview = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  { reason }: QuoteReview,
): Promise<Quote> =>
  actOnQuote(
    services,
    viewer,
    'requestReview',
    which,
    async (record) => {
      const change = { ...writtenStatus('IN_REVIEW'), reviewReason: reason }
      await queueProposal(services, await writeQuote(services, record, change))
    },
    () => ({ after: { reason } }),
  )

/** Names the viewer as the quote's underwriter. */
export const underwriteQuote = async (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
): Promise<Quote> => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  const underwriterName = (await userName(services, viewer)) ?? ''
  return actOnQuote(
    services,
    viewer,
    'underwrite',
    which,
    (record) => writeQuote(services, record, { underwriterId: viewer.userId, underwriterName }),
    (record) => ({
      before: { underwriter: record.underwriterName },
      after: { underwriter: underwriterName },
    }),
  )
}

/** Refers a quote by hand: prices to come do not clear it. The agent gets a mail. */
export const referQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  { reason }: QuoteReview,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  actOnQuote(
    services,
    viewer,
    'refer',
    which,
    async (record) => {
      const stored = await priceRecordOf(services, record.id)
      const price = referredBy(stored.price)
      await storePrice(services, record.id, { ...stored, price })
      const next = await writeQuote(services, record, {
        ...writtenStatus('REFERRED'),
        referralReasons: price.referralReasons,
        reviewReason: reason,
      })
      await queueProposal(services, next)
      if (mail === 'send') await mailReferral(services, next, reason)
    },
    () => ({ after: { reason } }),
  )

/** Answers with terms that cannot be bound yet; the agent gets a mail. */
export const indicateQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  actOnQuote(services, viewer, 'indicate', which, async (record) => {
    const next = await writeQuote(services, record, writtenStatus('INDICATION'))
    await queueProposal(services, next)
    if (mail === 'send') await mailIndication(services, next)
  })

/** Statuses in which a quote waits for underwriting. */
const waiting = ['REFERRED', ...pendingQuoteStatuses] as const

const nothing = { maxLimit: 0, maxPremium: 0 }

/** How far a bypass of rules reaches: terms to come may be beyond the authority of whoever decides on these. */
const reachOf = (
  viewer: Viewer,
  record: QuoteRecord,
): Required<Pick<QuoteAdjustments, 'bypassUpTo'>> => {
  const held = (viewer.kind === 'user' && viewer.authority) || []
  const { maxLimit, maxPremium } = authorityFor(held, authorityPlaceOf(record)) ?? nothing
  return { bypassUpTo: { maxLimit, maxPremium } }
}

/**
 * Releases a quote from every rule that refers, now and in prices to come within the viewer's
 * authority. The agent gets a mail where it had waited for that.
 */
export const bypassRules = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
  { reason }: QuoteReview,
  mail: DecisionMail = 'send',
): Promise<Quote> =>
  actOnQuote(
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
        ...writtenStatus('READY'),
        referralReasons: [],
      })
      await queueProposal(services, next)
      if (mail === 'send' && waiting.some((each) => each === record.status))
        await mailRelease(services, next, record.referralReasons)
    },
    () => ({ subject: 'rules', after: { reason } }),
  )
