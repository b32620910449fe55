import type { Terms } from '../../foundation/region/definition.ts'
import { productFactsOf } from './products.ts'

/** The product's terms that replace its region's; undefined if none. */
export const ownTermsOf = (product: string): Partial<Terms> | undefined =>
  productFactsOf(product)?.terms
