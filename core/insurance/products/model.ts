import * as z from 'zod/mini'
import type { Region } from '../../foundation/region/regions.ts'
import { quotedProducts, type QuotedProduct } from './products.ts'
import { registeredProducts } from './registry.ts'

/**
 * A product on the wire. `regionOfProduct` has its region, which determines currency, industry
 * table and taxes.
 */
export const product = z.enum(quotedProducts)

type Registered = (typeof registeredProducts)[number]
type FirstOfRegion = { readonly [Each in Registered as Each['region']]: Each['id'] }

/** The default product of embedders: the first one registered for the region. */
export const defaultProductOf: Readonly<Record<Region, QuotedProduct>> =
  /*@__PURE__*/ Object.fromEntries(
    registeredProducts.toReversed().map(({ region, id }) => [region, id]),
  ) as FirstOfRegion
