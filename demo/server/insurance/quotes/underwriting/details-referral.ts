import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CalculatorAnswer, ReferralReason } from '#core/insurance/rating/model.ts'
import {
  openQuoteStatuses,
  readyQuoteStatuses,
  type QuoteStatus,
} from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import { statusColumns } from '../effective-status.ts'
import { invalidateClosedQuotes } from '../lifecycle/invalidate-quotes.ts'
import { queueProposal } from '../mail/mails.ts'
import { priceRecordOf, storePrice } from '../price/stored-prices.ts'
import { quotes, type QuoteRecord } from '../tables.ts'

/** Referral reason: data that underwriters assess has changed. */
export const detailsChanged: ReferralReason = { code: 'DETAILS_CHANGED', params: {} }

/** The reason of quotes that an underwriter referred. */
const referredManually: ReferralReason = { code: 'REFERRED_BY_HAND', params: {} }

/** Codes of reasons that do not come from a price and are kept by new prices. */
const priceIndependentReasons: readonly string[] = [detailsChanged.code, referredManually.code]

/** A price that is referred for additional reasons. */
const withReferralReasons = (
  price: CalculatorAnswer,
  reasons: readonly ReferralReason[],
): CalculatorAnswer => ({
  ...price,
  referToUnderwriter: true,
  referralReasons: [
    ...price.referralReasons.filter(({ code }) => !reasons.some((each) => each.code === code)),
    ...reasons,
  ],
})

/** A new price after a change of underwriting data. */
export const withDetailsReferral = (price: CalculatorAnswer): CalculatorAnswer =>
  withReferralReasons(price, [detailsChanged])

/** A price that an underwriter refers. */
export const withManualReferral = (price: CalculatorAnswer): CalculatorAnswer =>
  withReferralReasons(price, [referredManually])

/** Keeps referral reasons that do not depend on the price when a quote is repriced. */
export const keepReferralReasons = (
  { referralReasons }: Pick<QuoteRecord, 'referralReasons'>,
  price: CalculatorAnswer,
): CalculatorAnswer => {
  const reasons = referralReasons.filter(({ code }) => priceIndependentReasons.includes(code))
  return reasons.length === 0 ? price : withReferralReasons(price, reasons)
}

/**
 * A new price of a quote that an underwriter changes: a referral stays until it is released, even if no
 * rule refers the quote any more (spec 2 §4).
 */
export const keepReferralUntilReleased = (
  record: Pick<QuoteRecord, 'status' | 'referralReasons'>,
  price: CalculatorAnswer,
): CalculatorAnswer => {
  const repriced = keepReferralReasons(record, price)
  return record.status === 'REFERRED' && !repriced.referToUnderwriter
    ? withManualReferral(repriced)
    : repriced
}

const readyQuotesOf = (accountId: string) =>
  and(eq(quotes.accountId, accountId), inArray(quotes.status, [...readyQuoteStatuses]))

/** Whether an account has quotes that a change of underwriting data refers. */
export const hasReadyQuotes = async ({ database }: Services, accountId: string): Promise<boolean> =>
  (await database.handle().$count(quotes, readyQuotesOf(accountId))) > 0

const isReady = (status: QuoteStatus): boolean => readyQuoteStatuses.some((each) => each === status)

/** Gives waiting quotes a new version, so that a decision based on the earlier details is rejected. */
const bumpReferredQuoteVersions = async (
  { database, clock }: Services,
  accountId: string,
  exceptId: string | null,
): Promise<void> => {
  const waiting = openQuoteStatuses.filter((status) => !isReady(status))
  await database
    .handle()
    .update(quotes)
    .set({ modified: clock.now(), revision: sql`${quotes.revision} + 1` })
    .where(
      and(
        eq(quotes.accountId, accountId),
        inArray(quotes.status, waiting),
        exceptId === null ? undefined : ne(quotes.id, exceptId),
      ),
    )
}

/**
 * Refers the ready quotes of an account that the caller has locked; quotes that already wait get a new
 * version.
 */
export const referReadyQuotes = async (
  services: Services,
  accountId: string,
  exceptId: string | null,
): Promise<void> => {
  await invalidateClosedQuotes(services, accountId)
  await bumpReferredQuoteVersions(services, accountId, exceptId)
  const handle = services.database.handle()
  const rows = await handle.select().from(quotes).where(readyQuotesOf(accountId)).for('update')
  for (const { id, revision } of rows.filter((each) => each.id !== exceptId)) {
    const stored = await priceRecordOf(services, id)
    const price = withDetailsReferral(stored.price)
    await storePrice(services, id, { ...stored, price })
    await handle
      .update(quotes)
      .set({
        ...statusColumns('REFERRED'),
        referralReasons: price.referralReasons,
        modified: services.clock.now(),
        revision: revision + 1,
      })
      .where(eq(quotes.id, id))
    await queueProposal(services, { id })
  }
}
