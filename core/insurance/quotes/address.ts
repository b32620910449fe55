import * as z from 'zod/mini'
import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import {
  optionalLine,
  postalCode,
  postalText,
  requiredText,
} from '../../foundation/validation/shapes.ts'

/** The insured's address, as far as known. Excludes the state, which is a pricing input. */
export const addressData = z.object({
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  zipCode: z.optional(postalText()),
})
export type AddressData = z.output<typeof addressData>

/**
 * Whether the address form asks for the postal code. In other regions it is already a pricing
 * input.
 */
export const asksZipCode = (region: Region): boolean =>
  regionTable[region].locationField === 'state'

/** Shape of the insured's address that a policy of the region needs, in the priced state. */
/*@__NO_SIDE_EFFECTS__*/
export const policyAddressFor = (region: Region, state?: string | null) =>
  z.object({
    address1: requiredText(200, 'address:line1Required', 'textTooLong').check(oneLine, printable),
    address2: boundedText(200, 'textTooLong').check(z.trim(), oneLine, printable),
    city: requiredText(100, 'address:cityRequired', 'textTooLong').check(oneLine, printable),
    // Where the postal code affects the price, the company form asks for it.
    zipCode: asksZipCode(region)
      ? postalCode(region, 'address:zipCodeRequired', state)
      : postalText(),
  })
