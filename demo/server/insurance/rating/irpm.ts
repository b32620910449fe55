import type { QuotedProduct } from '#core/insurance/products/products.ts'
import type { IrpmRules } from '#core/insurance/rating/irpm.ts'
import { isExcludedState } from './availability.ts'
import { plans } from './plan/product-plans.ts'

const none = { min: 0, max: 0 }

/** How far a quote's premium may be modified. Surplus lines have no filing to modify within. */
export const irpmRulesOf = (quote: {
  readonly product: QuotedProduct
  readonly isSurplus: boolean
  readonly state?: string | null | undefined
}): IrpmRules => {
  const { irpm } = plans[quote.product]
  if (irpm === undefined || quote.isSurplus || isExcludedState(quote.state, irpm.notInStates))
    return { offered: false, characteristics: {}, total: none }
  return { offered: true, characteristics: irpm.characteristics, total: irpm.total }
}
