import * as z from 'zod/mini'
import { policyAddressFor } from '../address.ts'
import { policyholderFor } from './contact.ts'
import type { Quote } from '../model.ts'

/** The form of a request to bind: the policyholder, and the address in the priced state. */
/*@__NO_SIDE_EFFECTS__*/
export const bindFormFor = ({
  region,
  customerPhone,
  insuredAddress: { state },
}: Pick<Quote, 'region' | 'customerPhone' | 'insuredAddress'>) =>
  z.extend(policyholderFor(region, customerPhone), policyAddressFor(region, state).shape)
export type BindForm = z.output<ReturnType<typeof bindFormFor>>

/** The initial values. */
export const initialBindForm = ({
  customerFirstName,
  customerLastName,
  customerEmail,
  customerPhone,
  insuredAddress: { address1 = '', address2 = '', city = '', zipCode = '' },
}: Pick<
  Quote,
  `customer${'FirstName' | 'LastName' | 'Email' | 'Phone'}` | 'insuredAddress'
>): BindForm => ({
  customerFirstName,
  customerLastName,
  customerEmail,
  customerPhone,
  address1,
  address2,
  city,
  zipCode,
})
