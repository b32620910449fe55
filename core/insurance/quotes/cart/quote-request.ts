import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { oneLine, withoutLink } from '../../../foundation/validation/names.ts'
import { dialable } from '../../../foundation/validation/phone.ts'
import { printable } from '../../../foundation/validation/printable.ts'
import {
  emailAddress,
  personName,
  phoneNumber,
  requiredText,
} from '../../../foundation/validation/shapes.ts'

/** Ten or eleven digits, whatever stands between them (spec 2 §5, "Send-quote form"). */
const hasDigits = (text: string): boolean => /^\d{10,11}$/.test(text.replace(/\D/g, ''))

/** A phone of the region may have more digits, with the code of its country. */
const agentPhoneOf = (region: Region | undefined) => {
  const missing = 'quote-request:phoneRequired'
  const wrong = 'quote-request:phoneInvalid'
  return region === undefined
    ? phoneNumber(region, missing, wrong)
    : requiredText(40, missing, wrong).check(
        z.refine((text) => hasDigits(text) || dialable(region, text) !== null, wrong),
      )
}

/** The agent that a quote request goes to, and their agency. */
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
    agentPhone: agentPhoneOf(region),
  })

/** A quote request as a call sends it; the platform checks the phone by the quote's region. */
export const quoteRequest = quoteRequestFor()
export type QuoteRequest = z.output<typeof quoteRequest>
