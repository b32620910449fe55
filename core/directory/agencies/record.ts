import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import { einPattern } from '../../foundation/validation/company-numbers.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import type { Region } from '../../foundation/region/regions.ts'
import {
  emailAddress,
  personName,
  phoneNumber,
  requiredText,
} from '../../foundation/validation/shapes.ts'

/** The agency in the path of a call. */
export const agencyParams = z.object({ agencyId: id() })

/** Sizes of companies that an agency may sell to, smallest first. */
export const agencyLevels = ['STANDARD', 'MIDDLE_MARKET', 'LARGE'] as const
export type AgencyLevel = (typeof agencyLevels)[number]

/** The levels of an agency with the revenue band of each, in minor units. */
export const levelList = z.object({
  currency,
  content: z.array(
    z.object({
      level: openEnum(agencyLevels),
      minRevenue: amount,
      /** Absent for an open-ended band. */
      maxRevenue: z.optional(amount),
    }),
  ),
})

/** The programs that an agency takes part in. */
export const programList = z.object({
  content: z.array(z.object({ id: z.string(), name: z.string(), since: z.iso.date() })),
})

/** The carriers that appointed an agency, for a state or a whole country. */
export const appointmentList = z.object({
  content: z.array(
    z.object({
      id: z.string(),
      carrier: z.string(),
      /** Absent if it applies to the whole country. */
      state: z.optional(z.string()),
      number: z.string(),
      effectiveDate: z.iso.date(),
      expirationDate: z.optional(z.iso.date()),
      /** As of today in the agency's zone. */
      isActive: z.boolean(),
    }),
  ),
})
export type Appointment = z.output<typeof appointmentList>['content'][number]

const office = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.optional(z.string()),
})

/** The parent of an agency, and its own offices. */
export const hierarchy = z.object({ parent: z.optional(office), offices: z.array(office) })
export type Office = z.output<typeof office>

/** The federal employer number of a US agency, `12-3456789`. */
export const agencyFein = z.object({ fein: z.optional(z.string()), isAsked: z.boolean() })

export const feinChange = z.object({
  fein: requiredText(10, 'agencies:invalid.fein', 'agencies:invalid.fein').check(
    z.regex(einPattern, 'agencies:invalid.fein'),
  ),
})

/** The aggregators (digital agents) that sell for an agency. */
export const aggregatorList = z.object({
  content: z.array(z.object({ daId: z.string(), name: z.string() })),
})

/** The signature of the agreement between the agency and the provider. */
export const agreement = z.object({
  signed: z.optional(z.iso.datetime()),
  signedBy: z.optional(z.string()),
})

/** The signature: the typed full name. */
export const signing = z.object({
  fullName: boundedText(200, 'textTooLong').check(
    z.trim(),
    z.minLength(1, 'agencies:invalid.fullName'),
  ),
})

/** The contact of an agency; the phone is checked for the agency's region, or is the stored one. */
/*@__NO_SIDE_EFFECTS__*/
export const agencyContactFor = (region?: Region, storedPhone?: string) =>
  z.object({
    agentFirstName: personName('agencies:invalid.firstName'),
    agentLastName: personName('agencies:invalid.lastName'),
    agentEmail: emailAddress('agencies:invalid.email'),
    agentPhone: phoneNumber(region, 'agencies:invalid.phone', 'phoneInvalid', storedPhone),
  })
export const agencyContact = agencyContactFor()
export type AgencyContact = z.output<typeof agencyContact>
