import { coverages, type Coverage } from './coverages.ts'
import { productTable, type QuotedProduct } from './products.ts'

/** The coverages a product sells, in the order they are shown. */
export const coveragesOf = (product: QuotedProduct): readonly Coverage[] => {
  const notSold: readonly string[] = productTable[product].notSold
  return coverages.filter(({ key }) => !notSold.includes(key))
}
