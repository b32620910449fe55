import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'

/** A state or territory. A region that goes by postcodes has none. */
export const state = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  country: z.enum(regions),
  /** IANA zone that an insured's dates count in (spec 3 §9). */
  timezone: z.string(),
})
export type State = z.output<typeof state>
