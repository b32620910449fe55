import * as z from 'zod/mini'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { optionalLine, requiredText } from '../../foundation/validation/shapes.ts'

/** The insured's address, as far as given. Without the state, which is part of the price. */
export const addressFacts = z.object({
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  zipCode: optionalLine(12),
})
export type AddressFacts = z.output<typeof addressFacts>

/** The lines of an address that a policy needs. */
export const boundAddressFacts = {
  address1: requiredText(200, 'quotes:address.line1Required', 'textTooLong').check(
    oneLine,
    printable,
  ),
  address2: boundedText(200, 'textTooLong').check(z.trim(), oneLine, printable),
  city: requiredText(100, 'quotes:address.cityRequired', 'textTooLong').check(oneLine, printable),
}
