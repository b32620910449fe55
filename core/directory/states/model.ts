import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'

/** A state or territory. Regions that use postcodes instead have none. */
export const state = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  country: z.enum(regions),
  /** The IANA zone for dates of an insured (spec 3 §9). */
  timezone: z.string(),
})
export type State = z.output<typeof state>
