import type { Region } from '../../foundation/region/regions.ts'

/** Products that can be quoted today; the other lines of spec 1 §1 join as rows. */
export const quotedProducts = ['P100', 'P_ONE', 'PRIME_ONE_AU'] as const
export type QuotedProduct = (typeof quotedProducts)[number]

/** The one region each product is sold in. */
export const regionOfProduct = {
  P100: 'US',
  P_ONE: 'UK',
  PRIME_ONE_AU: 'AU',
} as const satisfies Record<QuotedProduct, Region>
