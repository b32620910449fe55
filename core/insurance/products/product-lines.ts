import type { Region } from '../../foundation/region/regions.ts'
import type { LineOfBusiness } from '../../directory/underwriting-authority/lines.ts'
import { productsOf, productTable, type QuotedProduct } from './products.ts'
import { underwritingOf } from './underwriting.ts'
import { extendedProducts, type ExtendedProduct } from './security-forms.ts'

/** A line of business with its products in a region. */
export interface ProductLine {
  readonly id: LineOfBusiness
  readonly products: readonly QuotedProduct[]
}

/** The lines of business of a region in the order of their first products. */
export const productLinesOf = (region: Region): readonly ProductLine[] => {
  const products = productsOf(region)
  const lines = new Set(products.map((product) => underwritingOf[product].line))
  return [...lines].map((id) => ({
    id,
    products: products.filter((product) => underwritingOf[product].line === id),
  }))
}

/** The products of a region with more than the standard security questions. */
export const securityProductsOf = (region: Region): readonly ExtendedProduct[] =>
  extendedProducts.filter((product) => productTable[product].region === region)
