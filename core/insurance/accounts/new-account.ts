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

/** A new account, by what identifies its company (spec 3 §4, §5). */
export const newAccount = z.object({
  name: requiredText(100, 'account-form:invalid.nameRequired', 'account-form:invalid.nameTooLong'),
  domainName: z.optional(domainText()),
  address1: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: z.optional(postalText()),
  phoneNumber: optionalLine(40),
  /** Where mail goes, where that is another place; one that is given has all its parts. */
  mailingAddress: z.optional(mailingAddress),
  /** The team that looks after it; required where the agency has teams. */
  teamId: z.optional(id()),
  /** For provider staff only; others make accounts of their own agency. */
  agencyId: z.optional(id()),
  /** For provider staff only: the agent of that agency; others look after what they add. */
  agentEmail: optionalLine(254),
  /** A company of the register, whose facts are taken where none are given; ignored where name or region is not its own. */
  registerId: z.optional(id()),
  /** Provider staff use an address that the register does not confirm (spec 3 §5). */
  isAddressConfirmed: z.optional(z.boolean()),
})
export type NewAccount = z.output<typeof newAccount>

/** A new account of a managed security provider, for an agency (spec 3 §3). */
export const msspAccount = z.object({
  name: requiredText(100, 'account-form:invalid.nameRequired', 'account-form:invalid.nameTooLong'),
  state: optionalLine(100),
  /** The company of the register that was chosen; its domain is taken too. */
  cbid: z.optional(id()),
  phone: optionalLine(40),
  address1: optionalLine(200),
  city: optionalLine(100),
  zipCode: z.optional(postalText()),
  /** The agency that gets the account. */
  agencyId: id().check(z.minLength(1, 'account-form:invalid.agency')),
})
export type MsspAccount = z.output<typeof msspAccount>

/** An error of a field, before it has a text. */
export interface AccountFieldError {
  readonly field: string
  readonly code: FieldErrorCode
  readonly params?: Readonly<Record<string, string | number>>
}

/** Letters, spaces and hyphens, and the marks of "Washington, D.C.", "Brighton & Hove", "Westward Ho!". */
const cityName = /^(?=.*\p{L})[\p{L}\p{M}\s.,'’‘`´&!()/·\p{Pd}]+$/u

/** The error of a town or city that is given. */
export const cityError = (city: string): FieldErrorCode | undefined =>
  cityName.test(withoutInvisible(city)) ? undefined : 'account-form:invalid.city'

/** The error of a company's name: one line with at least one letter. */
export const accountNameError = (name: string): FieldErrorCode | undefined =>
  companyNameError(name) ?? (/\p{L}/u.test(name) ? undefined : 'companyNameLetter')

type Checks = readonly (readonly [field: string, code: FieldErrorCode | undefined])[]

const found = (checks: Checks): AccountFieldError[] =>
  checks.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]))

/** Whether a text has nothing to read. */
export const isMissing = (text: string | undefined): boolean =>
  text === undefined || text.trim() === ''

/** The errors of a mailing address (spec 3 §5). */
export const mailingErrors = (region: Region, mail: MailingAddress): AccountFieldError[] => {
  const { address1, city = '', state, zipCode = '' } = mail
  const isByState = regionTable[region].insuredPlace === 'state'
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

/** The errors of those parts of a mailing address that are given, where none must be known. */
export const givenMailingErrors = (region: Region, mail: MailingAddress): AccountFieldError[] => {
  const given = Object.entries(mail).filter(([, text]) => !isMissing(text))
  const fields = given.map(([part]) => `mailingAddress.${part}`)
  return mailingErrors(region, mail).filter(({ field }) => fields.includes(field))
}

/** What a region asks of a new account; the form and the server check by it. */
export const newAccountErrors = (
  region: Region,
  { name, domainName, city, state, zipCode, phoneNumber, ...rest }: Omit<NewAccount, 'teamId'>,
): AccountFieldError[] => {
  const isByState = regionTable[region].insuredPlace === 'state'
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
