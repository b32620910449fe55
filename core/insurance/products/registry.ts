import type { ProductUnderwriting } from './definition.ts'
import { pOne, pOneUnderwriting } from './p-one/product.ts'
import { p100, p100Underwriting } from './p100/product.ts'
import { primeOneAu, primeOneAuUnderwriting } from './prime-one-au/product.ts'

/** Products that can be quoted. The first of a region is its default. */
export const registeredProducts = [p100, pOne, primeOneAu] as const

/** The underwriting data of each product. */
export const registeredUnderwriting = {
  P100: p100Underwriting,
  P_ONE: pOneUnderwriting,
  PRIME_ONE_AU: primeOneAuUnderwriting,
} as const satisfies Record<(typeof registeredProducts)[number]['id'], ProductUnderwriting>
