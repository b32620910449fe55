import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { QuoteRecord } from '../tables.ts'

/** The region and line of business of a quote's authority limits. */
export const authorityPlaceOf = ({ region, product }: Pick<QuoteRecord, 'region' | 'product'>) => ({
  region,
  line: underwritingOf[product].line,
})
