import * as z from 'zod/mini'
import { product } from '../products/model.ts'

const factors = z.record(z.string(), z.number())

/** What a price is made of, for underwriters. */
export const raterData = z.object({
  product,
  planVersion: z.string(),
  /** Class of the industry, 1 to 5. */
  hazard: z.int(),
  /** Factors of the whole company; `base` in whole units of the currency. */
  company: factors,
  /** Factors of each selected coverage that is rated, by id. */
  coverages: z.record(z.string(), factors),
})
export type RaterData = z.output<typeof raterData>

/** How technology errors and omissions are rated for an industry. */
export const techEnoRate = z.object({
  product,
  /** Whether the product sells it to the industry. */
  offered: z.boolean(),
  /** Share of the base premium, with the factor of the industry; 0 where it is not offered. */
  rate: z.number(),
})
export type TechEnoRate = z.output<typeof techEnoRate>
