import { eq } from 'drizzle-orm'
import type { Releases } from '#core/insurance/products/referral-rules.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import type { Services } from '../../../kernel/services.ts'
import { quotePrices, type PriceRecord } from '../tables.ts'

/** A price to store; without adjustments the stored ones stay. */
type StoredPrice = Pick<PriceRecord, 'input' | 'price' | 'risk'> &
  Partial<Pick<PriceRecord, 'adjustments'>>

/** Stores the price of a quote and replaces the previous one. Releases stay. */
export const storePrice = async (
  services: Services,
  quoteId: string,
  { input, price, risk, adjustments }: StoredPrice,
): Promise<void> => {
  const written = { input, price, risk, ...(adjustments && { adjustments }) }
  await services.database
    .handle()
    .insert(quotePrices)
    .values({ quoteId, ...written })
    .onConflictDoUpdate({ target: quotePrices.quoteId, set: written })
}

/** The stored price of a quote. */
export const priceRecordOf = async (services: Services, quoteId: string): Promise<PriceRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(quotePrices)
    .where(eq(quotePrices.quoteId, quoteId))
  if (record === undefined) throw new Error('quote has no price')
  return record
}

/** A change of a quote without answers keeps the stored ones. */
export const withStoredAnswers = (
  { input: { securityAnswers } }: Pick<PriceRecord, 'input'>,
  input: CalculatorInput,
): CalculatorInput => ({ ...(securityAnswers && { securityAnswers }), ...input })

/**
 * Releases every open reason of a quote with the values that it was priced by, and returns the price
 * without them. Reasons covered by an earlier release keep that release's values.
 */
export const releaseReasons = async (services: Services, quoteId: string): Promise<PriceRecord> => {
  const record = await priceRecordOf(services, quoteId)
  const { price, risk } = record
  const { referralReasons, releasedReasons = [] } = price
  const releases: Releases = {
    ...record.releases,
    ...Object.fromEntries(referralReasons.map(({ code }) => [code, risk])),
  }
  const next = {
    ...record,
    releases,
    price: {
      ...price,
      referToUnderwriter: false,
      referralReasons: [],
      releasedReasons: [...releasedReasons, ...referralReasons],
    },
  }
  await services.database
    .handle()
    .update(quotePrices)
    .set({ releases, price: next.price })
    .where(eq(quotePrices.quoteId, quoteId))
  return next
}
