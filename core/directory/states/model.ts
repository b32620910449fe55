import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'

/** A state or territory; the UK has none and works by postcode. */
export const state = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  country: z.enum(regions),
  /** IANA zone in which days of an insured there begin (spec 3 §9). */
  timezone: z.string(),
})
export type State = z.output<typeof state>
