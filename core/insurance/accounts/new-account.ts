import * as z from 'zod/mini'
import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { isDomain } from '../../foundation/validation/domain.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'
import { withoutInvisible } from '../../foundation/validation/invisible.ts'
import { companyNameError } from '../../foundation/validation/names.ts'
import { dialable } from '../../foundation/validation/phone.ts'
import { postalCodeErrorIn } from '../../foundation/validation/postal-code.ts'
import {
  domainText,
  optionalLine,
  postalText,
  requiredText,
} from '../../foundation/validation/shapes.ts'
import { mailingAddress, type MailingAddress } from './mailing-address.ts'

/** Body of a new account: the data that identifies the company (spec 3 §4, §5). */
export const newAccount = z.object({
  name: requiredText(100, 'account-form:invalid.nameRequired', 'account-form:invalid.nameTooLong'),
  domainName: z.optional(domainText()),
  address1: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: z.optional(postalText()),
  phoneNumber: optionalLine(40),
  /** The mailing address, if different; all parts are required. */
  mailingAddress: z.optional(mailingAddress),
  /** The assigned team; required if the agency has teams. */
  teamId: z.optional(id()),
  /** Provider staff only. Others create accounts of their own agency. */
  agencyId: z.optional(id()),
  /** Provider staff only: the agency's agent. Others become the agent themselves. */
  agentEmail: optionalLine(254),
  /**
   * A company of the register, which fills in missing data. Ignored if name or region do not
   * match.
   */
  registerId: z.optional(id()),
  /** Provider staff override an address that the register does not confirm (spec 3 §5). */
  isAddressConfirmed: z.optional(z.boolean()),
})
export type NewAccount = z.output<typeof newAccount>

/** Body of a new account that a managed security provider creates for an agency (spec 3 §3). */
export const msspAccount = z.object({
  name: requiredText(100, 'account-form:invalid.nameRequired', 'account-form:invalid.nameTooLong'),
  state: optionalLine(100),
  /** The chosen company of the register; its domain is also used. */
  cbid: z.optional(id()),
  phone: optionalLine(40),
  address1: optionalLine(200),
  city: optionalLine(100),
  zipCode: z.optional(postalText()),
  /** The agency that the account belongs to. */
  agencyId: id().check(z.minLength(1, 'account-form:invalid.agency')),
})
export type MsspAccount = z.output<typeof msspAccount>

/** A field error, before it is translated. */
export interface AccountFieldError {
  readonly field: string
  readonly code: FieldErrorCode
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Letters, spaces, hyphens, and the punctuation of "Washington, D.C.", "Brighton & Hove",
 * "Westward Ho!".
 */
const cityName = /^(?=.*\p{L})[\p{L}\p{M}\s.,'’‘`´&!()/·\p{Pd}]+$/u

/** The error of a non-empty town or city. */
export const cityError = (city: string): FieldErrorCode | undefined =>
  cityName.test(withoutInvisible(city)) ? undefined : 'account-form:invalid.city'

/** The error of a company's name, which must be one line with at least one letter. */
export const accountNameError = (name: string): FieldErrorCode | undefined =>
  companyNameError(name) ?? (/\p{L}/u.test(name) ? undefined : 'companyNameLetter')

type Checks = readonly (readonly [field: string, code: FieldErrorCode | undefined])[]

const found = (checks: Checks): AccountFieldError[] =>
  checks.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]))

/** Whether a text is blank. */
export const isMissing = (text: string | undefined): boolean =>
  text === undefined || text.trim() === ''

/** The errors of a mailing address (spec 3 §5). */
export const mailingErrors = (region: Region, mail: MailingAddress): AccountFieldError[] => {
  const { address1, city = '', state, zipCode = '' } = mail
  const isByState = regionTable[region].locationField === 'state'
  return found([
    [
      'mailingAddress.address1',
      isMissing(address1) ? 'account-form:invalid.mailingAddress' : undefined,
    ],
    ['mailingAddress.city', isMissing(city) ? 'account-form:invalid.mailingCity' : cityError(city)],
    ['mailingAddress.state', isByState && isMissing(state) ? 'stateRequired' : undefined],
    [
      'mailingAddress.zipCode',
      isMissing(zipCode)
        ? 'account-form:invalid.mailingZipCode'
        : postalCodeErrorIn(region, state, zipCode),
    ],
  ])
}

/** The errors of the given parts of a mailing address, if none is required. */
export const givenMailingErrors = (region: Region, mail: MailingAddress): AccountFieldError[] => {
  const given = Object.entries(mail).filter(([, text]) => !isMissing(text))
  const fields = given.map(([part]) => `mailingAddress.${part}`)
  return mailingErrors(region, mail).filter(({ field }) => fields.includes(field))
}

/** The errors of a new account by its region's rules, shared by form and server. */
export const newAccountErrors = (
  region: Region,
  { name, domainName, city, state, zipCode, phoneNumber, ...rest }: Omit<NewAccount, 'teamId'>,
): AccountFieldError[] => {
  const isByState = regionTable[region].locationField === 'state'
  const own = found([
    ['name', name.trim() === '' ? undefined : accountNameError(name)],
    ['state', isByState && !state ? 'stateRequired' : undefined],
    ['zipCode', !isByState && !zipCode ? 'postcodeRequired' : undefined],
    ['zipCode', zipCode ? postalCodeErrorIn(region, state, zipCode) : undefined],
    ['city', city ? cityError(city) : undefined],
    [
      'phoneNumber',
      phoneNumber && dialable(region, phoneNumber) === null ? 'phoneInvalid' : undefined,
    ],
    ['domainName', domainName && !isDomain(domainName) ? 'domainInvalid' : undefined],
  ])
  return rest.mailingAddress ? [...own, ...mailingErrors(region, rest.mailingAddress)] : own
}
