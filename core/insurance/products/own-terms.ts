import type { Terms } from '../../foundation/region/definition.ts'
import { productFactsOf } from './products.ts'

/** What a product calls things that its region calls otherwise; undefined when nothing. */
export const ownTermsOf = (product: string): Partial<Terms> | undefined =>
  productFactsOf(product)?.terms
