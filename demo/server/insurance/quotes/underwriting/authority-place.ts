import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { QuoteRecord } from '../tables.ts'

/** The region and line of business that limits of authority are looked up by for a quote. */
export const authorityPlaceOf = ({ region, product }: Pick<QuoteRecord, 'region' | 'product'>) => ({
  region,
  line: underwritingOf[product].line,
})
