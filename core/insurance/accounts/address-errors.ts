import type { AddressCheck, AddressPart } from '../register/model.ts'
import type { AccountFieldError } from './new-account.ts'

const codes = {
  address1: 'account-form:invalid.unverifiedStreet',
  city: 'account-form:invalid.unverifiedTown',
  zipCode: 'account-form:invalid.unverifiedPostcode',
} as const satisfies Readonly<Record<AddressPart, AccountFieldError['code']>>

/** The field errors of the address parts that the register does not confirm. */
export const addressErrors = (unverified: AddressCheck['unverified']): AccountFieldError[] =>
  unverified.flatMap(({ field, suggestion }): AccountFieldError[] => {
    // a part from a newer server has no field here
    if (field === 'unknown') return []
    return suggestion === undefined
      ? [{ field, code: codes[field] }]
      : [{ field, code: 'account-form:invalid.unverifiedSuggestion', params: { suggestion } }]
  })
