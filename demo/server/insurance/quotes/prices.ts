import type { CalculatorAnswer } from '#core/insurance/rating/model.ts'
import type { Services } from '../../kernel/services.ts'
import { quotePrices } from './tables.ts'

/** Keeps the price of a quote, in place of an earlier one. */
export const storePrice = async (
  services: Services,
  quoteId: string,
  price: CalculatorAnswer,
): Promise<void> => {
  await services.database
    .handle()
    .insert(quotePrices)
    .values({ quoteId, price })
    .onConflictDoUpdate({ target: quotePrices.quoteId, set: { price } })
}
