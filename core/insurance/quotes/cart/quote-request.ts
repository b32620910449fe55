import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { oneLine, withoutLink } from '../../../foundation/validation/names.ts'
import { printable } from '../../../foundation/validation/printable.ts'
import {
  emailAddress,
  personName,
  phoneNumber,
  requiredText,
} from '../../../foundation/validation/shapes.ts'

/** The recipient of a quote request: an agent and their agency. */
/*@__NO_SIDE_EFFECTS__*/
export const quoteRequestFor = (region?: Region) =>
  z.object({
    agencyName: requiredText(200, 'quote-request:agencyRequired', 'textTooLong').check(
      oneLine,
      printable,
      withoutLink,
    ),
    agentFirstName: personName('quote-request:firstNameRequired'),
    agentLastName: personName('quote-request:lastNameRequired'),
    agentEmail: emailAddress('quote-request:emailRequired'),
    agentPhone: phoneNumber(region, 'quote-request:phoneRequired', 'quote-request:phoneInvalid'),
  })

/** Body of a quote request. The platform validates the phone for the quote's region. */
export const quoteRequest = quoteRequestFor()
export type QuoteRequest = z.output<typeof quoteRequest>
