import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'

/** An agency or brokerage (spec 2 §3). `state` is upper-cased on read. */
export const agency = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  region: z.enum(regions),
  state: z.optional(z.string()),
  address1: z.string(),
  city: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  email: z.string(),
  npn: z.optional(z.string()),
  hostname: z.optional(z.string()),
  isWholesale: z.boolean(),
  isAppointed: z.boolean(),
  agencyBilled: z.boolean(),
  /** Percent of the premium; returned only to the agency's users and to staff. */
  commission: z.optional(z.number()),
  agentFirstName: z.string(),
  agentLastName: z.string(),
  agentEmail: z.string(),
  agentPhone: z.string(),
})
export type Agency = z.output<typeof agency>
