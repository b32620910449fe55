import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { asksZipCode, policyAddressFor, type AddressData } from '../address.ts'
import type { FieldErrors } from './field-errors.ts'
import type { AddressField, AddressValues } from './form.ts'

/** The address fields of a region, in form order. */
export const addressFieldsOf = (region: Region): readonly AddressField[] => [
  'address1',
  'address2',
  'city',
  ...(asksZipCode(region) ? (['zipCode'] as const) : []),
]

/** The errors of the address by wire path, by the rules of the request to bind. */
export const addressErrors = (
  values: AddressValues,
  region: Region,
  state: string,
): FieldErrors => {
  const checked = z.safeParse(policyAddressFor(region, state), values)
  if (checked.success) return {}
  // The first error of a field is the most specific.
  return Object.fromEntries(
    addressFieldsOf(region).flatMap((field) => {
      const issue = checked.error.issues.find(({ path }) => path[0] === field)
      return issue === undefined ? [] : [[`account.${field}`, { key: issue.message }]]
    }),
  )
}

/** The address in its wire form, trimmed. */
export const addressOf = (values: AddressValues, region: Region): AddressData =>
  Object.fromEntries(addressFieldsOf(region).map((field) => [field, values[field].trim()]))

/** The form values of an address. */
export const addressValuesOf = ({
  address1 = '',
  address2 = '',
  city = '',
  zipCode = '',
}: AddressData): AddressValues => ({ address1, address2, city, zipCode })
