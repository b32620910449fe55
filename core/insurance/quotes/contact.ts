import * as z from 'zod/mini'
import type { Region } from '../../foundation/region/regions.ts'
import { addressFacts } from './address.ts'
import {
  emailAddress,
  optionalPhone,
  personName,
  phoneNumber,
} from '../../foundation/validation/shapes.ts'

export { dialable } from '../../foundation/validation/phone.ts'

/** Names, mail and, where given, phone of the policyholder. Messages are keys of the wording `errors`. */
/*@__NO_SIDE_EFFECTS__*/
export const contactFor = (region?: Region) =>
  z.object({
    firstName: personName('firstNameRequired'),
    lastName: personName('lastNameRequired'),
    email: emailAddress(),
    phone: optionalPhone(region),
  })

/** A contact of any region, as a call carries it; the platform checks the phone by the product's region. */
export const contact = contactFor()
export type Contact = z.output<typeof contact>

/** The policyholder of a request to bind. */
/*@__NO_SIDE_EFFECTS__*/
export const policyholderFor = (region?: Region) =>
  z.object({
    customerFirstName: personName('firstNameRequired'),
    customerLastName: personName('lastNameRequired'),
    customerEmail: emailAddress(),
    customerPhone: phoneNumber(region),
  })

/**
 * Body of a request to bind (spec 2 §7). What of the address is missing is taken from the account; what a
 * policy needs and neither has is an error at its field.
 */
export const bindRequest = z.extend(policyholderFor(), addressFacts.shape)
export type BindRequest = z.output<typeof bindRequest>
