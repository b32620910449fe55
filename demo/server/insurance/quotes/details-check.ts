import {
  accountDetailsErrors,
  type AccountDetails,
  type AccountUpdate,
} from '#core/insurance/accounts/details.ts'
import { addressErrors } from '#core/insurance/accounts/address-errors.ts'
import type { AccountFieldError } from '#core/insurance/accounts/new-account.ts'
import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import {
  detailsProductOf,
  detailsVariantOf,
  type DetailsVariant,
} from '#core/insurance/products/details-forms.ts'
import { findIndustry } from '../../directory/industry-codes/industries.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { isCompanyDomain } from '../accounts/domain-check.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { checkAddress, mayConfirmAddress } from '../register/check-address.ts'

/** Errors that only the server knows: unknown industries and states, shared domains. */
const lookedUpErrors = (
  { region }: AccountRecord,
  { naicsCode, secondNaicsCode, state, mailingAddress, domainName, domains }: AccountDetails,
): AccountFieldError[] => {
  const { states } = serverFactsOf[region]
  const isState = (code: string | undefined): boolean =>
    !code || states.length === 0 || states.some(([known]) => known === code)
  const isIndustry = (code: string | undefined): boolean =>
    !code || findIndustry(region, code) !== undefined
  const checks = [
    ['naicsCode', isIndustry(naicsCode), 'industryRequired'],
    ['secondNaicsCode', isIndustry(secondNaicsCode), 'industryRequired'],
    ['state', isState(state), 'account-form:invalid.state'],
    ['mailingAddress.state', isState(mailingAddress?.state), 'account-form:invalid.state'],
    ['domainName', !domainName || isCompanyDomain(domainName), 'domainRejected'],
    ['domains', domains.every(isCompanyDomain), 'domainRejected'],
  ] as const
  return checks.flatMap(([field, isRight, code]) => (isRight ? [] : [{ field, code }]))
}

const addressParts = ['address1', 'address2', 'city', 'zipCode'] as const

/** Parts of a new address that the region's register does not confirm; staff may use it all the same. */
const unverifiedAddress = async (
  { database }: Services,
  viewer: Viewer,
  record: AccountRecord,
  details: AccountUpdate,
): Promise<AccountFieldError[]> => {
  const isNew = addressParts.some((part) => (details[part] ?? '') !== (record[part] ?? ''))
  if (!isNew || (details.isAddressConfirmed === true && mayConfirmAddress(viewer))) return []
  const { address1 = '', address2, city = '', zipCode = '' } = details
  const address = { address1, address2, city, zipCode }
  return addressErrors((await checkAddress(database, record.region, address)).unverified)
}

/** The form that the details were entered in: that of the quote's product, or of the named one. */
const variantOf = (
  { region }: AccountRecord,
  { product }: Pick<AccountUpdate, 'product'>,
  quoted: string | undefined,
): DetailsVariant => {
  const own = detailsProductOf(quoted ?? product, region)
  if (product !== undefined && own !== product) {
    throw fieldError('invalid', 'product')
  }
  return detailsVariantOf(own)
}

/** Checks details like the form, and by what only the server knows; gives their form. */
export const checkDetails = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  details: AccountUpdate,
  quoted?: string,
): Promise<DetailsVariant> => {
  const variant = variantOf(record, details, quoted)
  const year = services.clock.now().getUTCFullYear()
  const own = accountDetailsErrors({ region: record.region, year, variant }, details)
  const fieldErrors =
    own.length > 0
      ? own
      : [
          ...lookedUpErrors(record, details),
          ...(await unverifiedAddress(services, viewer, record, details)),
        ]
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
  return variant
}
