import { byId, columnById, columnOf } from '../../foundation/registry/registry.ts'
import type { Region } from '../../foundation/region/regions.ts'
import type { ProductData } from './definition.ts'
import { registeredProducts } from './registry.ts'

type Registered = (typeof registeredProducts)[number]

/** Products that can be quoted. */
export const quotedProducts = /*@__PURE__*/ columnOf(registeredProducts, 'id')
export type QuotedProduct = Registered['id']

/** The region of each product. */
export const regionOfProduct = /*@__PURE__*/ columnById(registeredProducts, 'region')

/** The products of a region, in display order. */
export const productsOf = (region: Region): readonly QuotedProduct[] =>
  quotedProducts.filter((product) => regionOfProduct[product] === region)

/** The client data of each product. */
export const productTable: Readonly<Record<QuotedProduct, ProductData>> =
  /*@__PURE__*/ byId(registeredProducts)

/** The client data of a product by id; undefined for an unknown id. */
export const productFactsOf = (product: string | undefined): ProductData | undefined =>
  Object.values(productTable).find(({ id }) => id === product)
