import * as z from 'zod/mini'
import { product } from '../products/model.ts'

const factors = z.record(z.string(), z.number())

/** The factors of a price, for underwriters. */
export const raterData = z.object({
  product,
  planVersion: z.string(),
  /** Hazard class of the industry, 1 to 5. */
  hazard: z.int(),
  /** Factors of the whole company; `base` in whole units of the currency. */
  company: factors,
  /** Factors of each selected coverage that is rated, by id. */
  coverages: z.record(z.string(), factors),
})
export type RaterData = z.output<typeof raterData>

/** The technology errors and omissions rate for an industry. */
export const techEnoRate = z.object({
  product,
  /** Whether the product offers it to the industry. */
  offered: z.boolean(),
  /** Share of the base premium, including the industry factor; 0 if not offered. */
  rate: z.number(),
})
export type TechEnoRate = z.output<typeof techEnoRate>
