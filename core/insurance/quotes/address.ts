import * as z from 'zod/mini'
import { printable } from '../../foundation/validation/printable.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'

/** An optional text. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalText = (most: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(most, 'textTooLong'), printable))

/** The insured's address, as far as given. Without the state, which is part of the price. */
export const addressFacts = z.object({
  address1: optionalText(200),
  address2: optionalText(200),
  city: optionalText(100),
  zipCode: optionalText(12),
})
export type AddressFacts = z.output<typeof addressFacts>

/** The lines of an address that a policy needs. */
export const boundAddressFacts = {
  address1: requiredText(200, 'quotes:address.line1Required', 'textTooLong'),
  address2: z.string().check(z.trim(), z.maxLength(200, 'textTooLong')),
  city: requiredText(100, 'quotes:address.cityRequired', 'textTooLong'),
}
