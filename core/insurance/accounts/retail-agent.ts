import * as z from 'zod/mini'
import {
  emailAddress,
  optionalLine,
  personName,
  requiredText,
} from '../../foundation/validation/shapes.ts'
import { boundedList } from '../../foundation/validation/bounded.ts'

/** A Florida agent's license: a letter and six digits. */
const isLicense = (text: string): boolean => /^[A-Z]\d{6}$/.test(text)

/** The retail agent of an account, with their license (spec 2 §3, "Agency"). */
export const retailAgent = z.object({
  retailAgentFirstName: personName(),
  retailAgentLastName: personName(),
  retailAgentLicenseNumber: requiredText(20, 'required', 'accounts:license.invalid').check(
    z.toUpperCase(),
    z.refine(isLicense, 'accounts:license.invalid'),
  ),
  /** The retail agent's agency, if a wholesaler quotes for it. */
  retailAgencyName: optionalLine(200),
  email: z.optional(emailAddress()),
  phone: optionalLine(40),
})
export type RetailAgent = z.output<typeof retailAgent>

/** The stored retail agent of an account; null before the first save. */
export const retailAgentRecord = z.object({
  accountId: z.string(),
  agent: z.nullable(retailAgent),
})

/** A retail agency that a wholesaler has quoted for (spec 2 §3, "Retail agency lookup"). */
export const retailAgency = z.extend(retailAgent, { wholesaleId: z.string() })
export type RetailAgency = z.output<typeof retailAgency>

/** Maximum number of retail agencies in a lookup. */
export const maxRetailAgencies = 20

export const retailAgencies = z.object({
  content: boundedList(retailAgency, maxRetailAgencies),
})
