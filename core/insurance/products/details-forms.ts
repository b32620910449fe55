import type { DetailsVariant } from './definition.ts'
import { productFactsOf, productTable } from './products.ts'
import { registeredProducts } from './registry.ts'

export type { DetailsVariant } from './definition.ts'

/** A product whose form of account details asks more than the common one. */
export type DetailsProduct = Extract<
  (typeof registeredProducts)[number],
  { readonly details: DetailsVariant }
>['id']

const isDetailsProduct = (id: string): id is DetailsProduct =>
  productFactsOf(id)?.details !== undefined

/** The products with a form of their own. */
export const detailsProducts: readonly DetailsProduct[] = registeredProducts
  .map(({ id }) => id)
  .filter(isDetailsProduct)

/** The product, where it has a form of its own in a region; undefined for the common form. */
export const detailsProductOf = (
  product: string | undefined,
  region: string,
): DetailsProduct | undefined =>
  detailsProducts.find((each) => each === product && productTable[each].region === region)

/** The form of account details of a product. */
export const detailsVariantOf = (product: DetailsProduct | undefined): DetailsVariant =>
  (product === undefined ? undefined : productTable[product].details) ?? 'standard'
