import type { AddressCheck, AddressPart } from '../register/model.ts'
import type { AccountFieldError } from './new-account.ts'

const codes = {
  address1: 'account-form:invalid.unverifiedStreet',
  city: 'account-form:invalid.unverifiedTown',
  zipCode: 'account-form:invalid.unverifiedPostcode',
} as const satisfies Readonly<Record<AddressPart, AccountFieldError['code']>>

/** The parts of an address that the register does not confirm, each an error of its field. */
export const addressErrors = (unverified: AddressCheck['unverified']): AccountFieldError[] =>
  unverified.flatMap(({ field, suggestion }): AccountFieldError[] => {
    // a part of a newer server has no field here
    if (field === 'unknown') return []
    return suggestion === undefined
      ? [{ field, code: codes[field] }]
      : [{ field, code: 'account-form:invalid.unverifiedSuggestion', params: { suggestion } }]
  })
