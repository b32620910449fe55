import * as z from 'zod/mini'
import { quotedProducts, type QuotedProduct } from './products.ts'
import type { Region } from '../../foundation/region/regions.ts'

/** A product on the wire; `regionOfProduct` gives the currency, industry table and taxes it brings. */
export const product = z.enum(quotedProducts)

/** The product an embedder gets when it names none. */
export const defaultProductOf = {
  US: 'P100',
  UK: 'P_ONE',
  AU: 'PRIME_ONE_AU',
} as const satisfies Record<Region, QuotedProduct>
