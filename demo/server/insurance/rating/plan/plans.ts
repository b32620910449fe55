import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { pOnePlan } from './p-one.ts'
import { p100Plan } from './p100.ts'
import type { Insurer, Plan } from './plan.ts'
import { primeOneAuPlan } from './prime-one-au.ts'

/** The plan of each product. */
export const plans: Readonly<Record<QuotedProduct, Plan>> = {
  P100: p100Plan,
  P_ONE: pOnePlan,
  PRIME_ONE_AU: primeOneAuPlan,
}

/** The insurer of a quote. */
export const insurerOf = (quote: {
  readonly product: QuotedProduct
  readonly isSurplus: boolean
}): Insurer => plans[quote.product].insurers[quote.isSurplus ? 'surplus' : 'standard']
