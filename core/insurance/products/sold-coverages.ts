import { coverages, type Coverage } from './coverages.ts'
import { productTable, type QuotedProduct } from './products.ts'

/** The coverages that a product sells, in display order. */
export const coveragesOf = (product: QuotedProduct): readonly Coverage[] => {
  const notSold: readonly string[] = productTable[product].notSold
  return coverages.filter(({ key }) => !notSold.includes(key))
}
