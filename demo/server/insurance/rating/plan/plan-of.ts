import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { earlierPlans } from './earlier-plans.ts'
import type { Plan } from './plan.ts'
import { plans } from './product-plans.ts'

/** The plan that prices a product's new quotes, or the plan of a version. */
export const planOf = (product: QuotedProduct, version?: string): Plan =>
  earlierPlans.find((plan) => plan.product === product && plan.version === version) ??
  plans[product]
