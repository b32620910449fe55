import * as z from 'zod/mini'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { postalCode } from '#core/foundation/validation/shapes.ts'
import { boundAddressFacts } from '#core/insurance/quotes/address.ts'
import { policyholderFor } from '#core/insurance/quotes/contact.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'

/** The form of a request to bind: the policyholder, and the address for the policy. */
export const bindFormFor = (region: Region) =>
  z.extend(policyholderFor(region), {
    ...boundAddressFacts,
    // the postal code is not asked for where it is part of the price
    zipCode:
      regionTable[region].insuredPlace === 'state'
        ? postalCode(region, 'quotes:address.zipCodeRequired')
        : z.string(),
  })
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
