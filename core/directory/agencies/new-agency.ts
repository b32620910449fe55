import * as z from 'zod/mini'
import type { Region } from '../../foundation/region/regions.ts'
import { companyNameError } from '../../foundation/validation/names.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { isDomain } from '../../foundation/validation/domain.ts'
import {
  domainText,
  emailAddress,
  optionalLine,
  personName,
  phoneNumber,
  requiredText,
} from '../../foundation/validation/shapes.ts'

/** The domain of an agency, or of an address that contains it; empty if there is none. */
export const agencyHostname = domainText().check(z.refine(isDomain, 'domainInvalid'))

/** Agency add payload (spec 3 §3, §5); the phone is checked for the region of the caller's page. */
/*@__NO_SIDE_EFFECTS__*/
export const newAgencyFor = (region?: Region) =>
  z.object({
    name: requiredText(200, 'agencies:invalid.name', 'textTooLong').check((context) => {
      const message = companyNameError(context.value)
      if (message) context.issues.push({ code: 'custom', input: context.value, message })
    }),
    description: optionalLine(500),
    hostname: z.optional(agencyHostname),
    npn: requiredText(40, 'agencies:invalid.npn', 'agencies:invalid.npnTooLong').check(
      z.maxLength(10, { error: 'agencies:invalid.npnTooLong', abort: true }),
      z.regex(/^\d*$/, 'npnDigits'),
    ),
    /**
     * The parent agency of an additional office. Its brand, wholesale and billing terms are copied.
     */
    agencyId: z.optional(id()),
    contactFirstName: personName('agencies:invalid.firstName'),
    contactLastName: personName('agencies:invalid.lastName'),
    contactEmail: emailAddress('agencies:invalid.email'),
    contactPhone: phoneNumber(region, 'agencies:invalid.phone'),
  })

export const newAgency = newAgencyFor()
export type NewAgency = z.output<typeof newAgency>
