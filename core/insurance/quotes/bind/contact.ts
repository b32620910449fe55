import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { addressData } from '../address.ts'
import {
  emailAddress,
  optionalPhone,
  personName,
  phoneNumber,
} from '../../../foundation/validation/shapes.ts'

/**
 * Names, email and optional phone of the policyholder. A stored phone stays valid. Messages are
 * keys in the `errors` wording.
 */
/*@__NO_SIDE_EFFECTS__*/
export const contactFor = (region?: Region, storedPhone?: string) =>
  z.object({
    firstName: personName('firstNameRequired'),
    lastName: personName('lastNameRequired'),
    email: emailAddress(),
    phone: optionalPhone(region, 'phoneInvalid', storedPhone),
  })

/**
 * A contact of any region, as sent by a call. The platform validates the phone for the product's
 * region.
 */
export const contact = contactFor()
export type Contact = z.output<typeof contact>

/** The policyholder of a request to bind; a stored phone stays valid. */
/*@__NO_SIDE_EFFECTS__*/
export const policyholderFor = (region?: Region, storedPhone?: string) =>
  z.object({
    customerFirstName: personName('firstNameRequired'),
    customerLastName: personName('lastNameRequired'),
    customerEmail: emailAddress(),
    customerPhone: phoneNumber(region, 'phoneRequired', 'phoneInvalid', storedPhone),
  })

/**
 * Body of a request to bind (spec 2 §7). Absent parts of the address are taken from the account.
 * Data that the policy needs and neither provides is an error at its field.
 */
export const bindRequest = z.extend(policyholderFor(), addressData.shape)
export type BindRequest = z.output<typeof bindRequest>
