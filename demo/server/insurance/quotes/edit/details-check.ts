import {
  accountDetailsErrors,
  type AccountDetails,
  type AccountUpdate,
} from '#core/insurance/accounts/details.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import type { AccountFieldError } from '#core/insurance/accounts/new-account.ts'
import { isStateOf } from '#core/foundation/region/server-data.ts'
import {
  detailsProductOf,
  detailsVariantOf,
  type DetailsVariant,
} from '#core/insurance/products/details-forms.ts'
import { findIndustry, knownCode } from '../../../directory/industry-codes/industries.ts'
import { ApiError, fieldError } from '../../../kernel/api-error.ts'
import { checkedPhone } from '../../../kernel/phones.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { unverifiedParts } from '../../accounts/address-check.ts'
import { domainErrors } from '../../accounts/company-domain.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import { accountToWire } from '../../accounts/to-wire.ts'

/** The form that validates the details, and the checked fields; all fields if none are listed. */
interface DetailsCheck {
  readonly variant: DetailsVariant
  readonly isAsked?: (field: string) => boolean
}

/** Errors that only the server can find: unknown industries, states and phones, shared domains. */
const lookedUpErrors = (
  { region, phoneNumber: storedPhone }: AccountRecord,
  {
    naicsCode,
    secondNaicsCode,
    state,
    mailingAddress,
    phoneNumber,
    domainName,
    domains,
  }: AccountDetails,
): AccountFieldError[] => {
  const isIndustry = (code: string | undefined): boolean =>
    !code || findIndustry(region, code) !== undefined
  const checks = [
    ['naicsCode', isIndustry(naicsCode), 'industryRequired'],
    ['secondNaicsCode', isIndustry(secondNaicsCode), 'industryRequired'],
    [
      'phoneNumber',
      !phoneNumber || checkedPhone(region, phoneNumber, storedPhone) !== null,
      'phoneInvalid',
    ],
    ['state', isStateOf(region, state), 'account-form:invalid.state'],
    [
      'mailingAddress.state',
      isStateOf(region, mailingAddress?.state),
      'account-form:invalid.state',
    ],
  ] as const
  return [
    ...checks.flatMap(([field, isRight, code]) => (isRight ? [] : [{ field, code }])),
    ...domainErrors('domainName', domainName === undefined ? [] : [domainName]),
    ...domainErrors('domains', domains),
  ]
}

const addressParts = ['address1', 'address2', 'city', 'zipCode'] as const

/** The invalid parts of an address that differs from the stored one. */
const wrongParts = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  details: AccountUpdate,
): Promise<readonly AccountFieldError[]> => {
  const isNew = addressParts.some((part) => (details[part] ?? '') !== (record[part] ?? ''))
  return isNew ? unverifiedParts(services, viewer, record.region, details) : []
}

/** The form that the details were entered in: the form of the quote's product or of the requested one. */
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

/** The errors that the details form finds, otherwise those that only the server can find. */
const detailsErrors = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  details: AccountUpdate,
  { variant, isAsked = () => true }: DetailsCheck,
): Promise<readonly AccountFieldError[]> => {
  const year = services.clock.now().getUTCFullYear()
  const ofAsked = (errors: readonly AccountFieldError[]) =>
    errors.filter(({ field }) => isAsked(field))
  const { region } = record
  const known = {
    ...details,
    naicsCode: knownCode(region, details.naicsCode),
    ...(details.secondNaicsCode && {
      secondNaicsCode: knownCode(region, details.secondNaicsCode),
    }),
  }
  const own = ofAsked(
    accountDetailsErrors({ region, year, variant, storedPhone: record.phoneNumber }, known),
  )
  if (own.length > 0) return own
  return [
    ...ofAsked(lookedUpErrors(record, details)),
    ...(await wrongParts(services, viewer, record, details)),
  ]
}

/** Checks details as their form and the server do; returns the form. */
export const checkDetails = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  details: AccountUpdate,
  quoted?: string,
): Promise<DetailsVariant> => {
  const variant = variantOf(record, details, quoted)
  const fieldErrors = await detailsErrors(services, viewer, record, details, { variant })
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
  return variant
}

/** Checks some fields of an account like its details; the others stay as they are. */
export const checkFields = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  fields: Partial<AccountDetails>,
): Promise<void> => {
  const known = detailsOf(detailsFormOf(accountToWire(record, '', viewer)))
  const details = { ...known, ...fields, accountId: record.id }
  const fieldErrors = await detailsErrors(services, viewer, record, details, {
    variant: 'standard',
    isAsked: (field) => Object.hasOwn(fields, field),
  })
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}
