import type { DetailsVariant } from './definition.ts'
import { productFactsOf, productTable } from './products.ts'
import { registeredProducts } from './registry.ts'

export type { DetailsVariant } from './definition.ts'

/** A product with its own account details form. */
export type DetailsProduct = Extract<
  (typeof registeredProducts)[number],
  { readonly details: DetailsVariant }
>['id']

const isDetailsProduct = (id: string): id is DetailsProduct =>
  productFactsOf(id)?.details !== undefined

/** The products with their own form. */
export const detailsProducts: readonly DetailsProduct[] = registeredProducts
  .map(({ id }) => id)
  .filter(isDetailsProduct)

/** The product, if it has its own form in a region; undefined for the common form. */
export const detailsProductOf = (
  product: string | undefined,
  region: string,
): DetailsProduct | undefined =>
  detailsProducts.find((each) => each === product && productTable[each].region === region)

/** The account details form of a product. */
export const detailsVariantOf = (product: DetailsProduct | undefined): DetailsVariant =>
  (product === undefined ? undefined : productTable[product].details) ?? 'standard'
