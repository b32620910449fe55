import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { asksZipCode, policyAddressFor, type AddressFacts } from '../address.ts'
import type { FieldErrors } from './field-errors.ts'
import type { AddressField, AddressValues } from './form.ts'

/** The fields that a region asks for, in the order they are asked. */
export const addressFieldsOf = (region: Region): readonly AddressField[] => [
  'address1',
  'address2',
  'city',
  ...(asksZipCode(region) ? (['zipCode'] as const) : []),
]

/** What is wrong with the address, by wire path; the rules of the request to bind. */
export const addressErrors = (
  values: AddressValues,
  region: Region,
  state: string,
): FieldErrors => {
  const checked = z.safeParse(policyAddressFor(region, state), values)
  if (checked.success) return {}
  // Of several errors of one field the first says it best.
  return Object.fromEntries(
    addressFieldsOf(region).flatMap((field) => {
      const issue = checked.error.issues.find(({ path }) => path[0] === field)
      return issue === undefined ? [] : [[`account.${field}`, { key: issue.message }]]
    }),
  )
}

/** The address as it is sent, spaces around it taken away. */
export const addressOf = (values: AddressValues, region: Region): AddressFacts =>
  Object.fromEntries(addressFieldsOf(region).map((field) => [field, values[field].trim()]))

/** What is known of an address, as a form holds it. */
export const addressValuesOf = ({
  address1 = '',
  address2 = '',
  city = '',
  zipCode = '',
}: AddressFacts): AddressValues => ({ address1, address2, city, zipCode })
