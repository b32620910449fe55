import type { OfferPrices } from '#core/insurance/accounts/offers-view.ts'
import { toDecimal } from '#core/foundation/money/money.ts'
import type { EventsOf } from '../element/definition.ts'
import type { definition } from './definition.ts'

/** The event detail of a chosen product. */
export const chosenDetail = (
  accountId: string,
  product: string,
  prices: OfferPrices,
): EventsOf<typeof definition>['parapet-product-chosen'] => {
  const chosen = { accountId, product }
  if (prices.kind !== 'known') return chosen
  const { currency, premiums } = prices
  const premium = premiums.find((each) => each.product === product)
  if (premium === undefined) return chosen
  return { ...chosen, totalPremium: toDecimal(premium.totalPremium), currency }
}
