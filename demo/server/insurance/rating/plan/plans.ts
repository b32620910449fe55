import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { auPlan } from './au.ts'
import type { Plan } from './plan.ts'
import { ukPlan } from './uk.ts'
import { usPlan } from './us.ts'

/** The plan of each product. */
export const plans: Readonly<Record<QuotedProduct, Plan>> = {
  P100: usPlan,
  P_ONE: ukPlan,
  PRIME_ONE_AU: auPlan,
}
