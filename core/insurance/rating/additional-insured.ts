import * as z from 'zod/mini'
import { industryCodeText } from '../../directory/industry-codes/model.ts'
import type { Region } from '../../foundation/region/regions.ts'
import { boundedList, boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { postalTextOf } from '../../foundation/validation/postal-code.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { optionalLine, postalCode, requiredText } from '../../foundation/validation/shapes.ts'

/** Maximum number of additional insureds per quote; chosen, the spec has no number. */
export const maxAdditionalInsureds = 50

const line = (max: number) => requiredText(max, 'required', 'textTooLong').check(oneLine, printable)

/** An organization that a policy insures in addition to the policyholder (spec 2 §3 and §5). */
export const additionalInsured = z.object({
  businessName: line(200),
  address1: line(200),
  address2: optionalLine(200),
  city: line(100),
  state: line(100),
  zipCode: line(20).check(z.overwrite(postalTextOf)),
  naicsCode: industryCodeText.check(z.refine((code) => code.trim() !== '', 'required')),
  naicsDescription: optionalLine(300),
})
export type AdditionalInsured = z.output<typeof additionalInsured>

/** The additional insureds of a quote, as sent with its terms. */
export const additionalInsureds = boundedList(additionalInsured, maxAdditionalInsureds)

/** Shape of an additional insured with a postal code of the region. */
/*@__NO_SIDE_EFFECTS__*/
export const additionalInsuredFor = (region: Region) =>
  z.extend(additionalInsured, {
    address2: boundedText(200, 'textTooLong').check(z.trim(), oneLine, printable),
    zipCode: postalCode(region),
  })
