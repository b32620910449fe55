import * as z from 'zod/mini'
import { boundedText } from '#core/foundation/validation/bounded.ts'
import { regions } from '#core/foundation/region/regions.ts'

const text = z.catch(z.optional(boundedText(200)), undefined)

/** The search parameters of a lookup (spec 3 §2). */
export const lookupSearch = z.object({
  state: text,
  name: text,
  city: text,
  zip: text,
  phone: text,
  street: text,
  team: text,
  region: z.catch(z.optional(z.enum(regions)), undefined),
  agency: text,
})
export type LookupSearch = z.output<typeof lookupSearch>
