import * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { boundAddressFor } from '#core/insurance/quotes/address.ts'
import { policyholderFor } from '#core/insurance/quotes/contact.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'

/** The form of a request to bind: the policyholder, and the address for the policy. */
export const bindFormFor = (region: Region) =>
  z.extend(policyholderFor(region), boundAddressFor(region).shape)
export type BindForm = z.output<ReturnType<typeof bindFormFor>>

/** The initial values: what is known already, with the phone number in the format of its field. */
export const bindStart = ({
  region,
  customerFirstName,
  customerLastName,
  customerEmail,
  customerPhone,
  insuredAddress: { address1 = '', address2 = '', city = '', zipCode = '' },
}: Pick<
  Quote,
  'region' | `customer${'FirstName' | 'LastName' | 'Email' | 'Phone'}` | 'insuredAddress'
>): BindForm => ({
  customerFirstName,
  customerLastName,
  customerEmail,
  customerPhone: formatPhone(region, customerPhone),
  address1,
  address2,
  city,
  zipCode,
})
