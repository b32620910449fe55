import type { BindRequest } from '#core/insurance/quotes/bind/contact.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { postalCodeErrorIn } from '#core/foundation/validation/postal-code.ts'
import type { PolicyNeed } from '#core/insurance/products/policy-needs.ts'
import { ApiError, type FieldError } from '../../../kernel/api-error.ts'
import { checkedPhone } from '../../../kernel/phones.ts'
import { missingPolicyFields, type InsuredAddress } from '../quote-state.ts'
import type { LockedQuote } from '../read-quote.ts'

/** The error codes of missing fields whose code differs from their name. */
const missingCodes: Readonly<Partial<Record<PolicyNeed, string>>> = {
  address1: 'address:line1Required',
  city: 'address:cityRequired',
  zipCode: 'address:zipCodeRequired',
}

const spaceless = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** The entered value, otherwise the account's. */
const enteredOr = (text: string | undefined, known: string | null): string | null => text || known

/**
 * The address of a request to bind: the entered one over the account's. 400 at the field for values
 * that the policy needs and neither has, for invalid ones, and for a place that differs from the priced
 * one.
 */
export const boundAddress = (
  { record, account }: LockedQuote,
  request: BindRequest,
): InsuredAddress => {
  const { region } = record
  const address: InsuredAddress = {
    address1: enteredOr(request.address1, account.address1),
    address2: request.address2 ?? account.address2,
    city: enteredOr(request.city, account.city),
    state: account.state,
    zipCode: enteredOr(request.zipCode, account.zipCode),
  }
  const { zipCode } = address
  const zipError = zipCode && postalCodeErrorIn(region, address.state, zipCode)
  const makesPrice = regionTable[region].locationField === 'postcode'
  const differs =
    makesPrice &&
    account.zipCode !== null &&
    spaceless(zipCode ?? '') !== spaceless(account.zipCode)
  const fieldErrors: FieldError[] = [
    ...(checkedPhone(region, request.customerPhone, record.customerPhone) === null
      ? [{ code: 'phoneInvalid', field: 'customerPhone' }]
      : []),
    ...missingPolicyFields({ ...record, ...request }, address).map((field) => ({
      code: missingCodes[field] ?? 'required',
      field,
    })),
    ...(zipError ? [{ code: zipError, field: 'zipCode' }] : []),
    ...(differs ? [{ code: 'address:differs', field: 'zipCode' }] : []),
  ]
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
  return makesPrice ? { ...address, zipCode: account.zipCode } : address
}
