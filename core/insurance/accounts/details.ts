import * as z from 'zod/mini'
import { amount } from '../../foundation/money/money.ts'
import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { boundedList, boundedText, id } from '../../foundation/validation/bounded.ts'
import { isDomain } from '../../foundation/validation/domain.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-error-code.ts'
import { dialable } from '../../foundation/validation/phone.ts'
import { isPostalCode, postalCodeError } from '../../foundation/validation/postal-code.ts'
import { optionalLine } from '../../foundation/validation/shapes.ts'
import { mailingAddress, type MailingAddress } from './mailing-address.ts'
import { accountNameError, cityError, type AccountFieldError } from './new-account.ts'

/** Forms of ownership of a company. */
export const ownershipTypes = [
  'Private',
  'Public',
  'Partnership',
  'Non-Profit',
  'Government',
] as const

/** Legal kinds of a company. */
export const entityTypes = [
  'Corporation',
  'LLC',
  'Partnership',
  'Sole Proprietor',
  'Non-Profit',
  'Government',
] as const

const percentage = z.nullable(z.number().check(z.nonnegative('account-form:invalid.percent')))
const wholeNumber = z.nullable(z.int())

/**
 * The details of a company as its form has them (spec 2 §2, "Account details"); null is unknown, and
 * amounts are minor units of the region's currency.
 */
export const accountDetails = z.object({
  name: z
    .string()
    .check(z.trim(), z.normalize('NFC'), z.maxLength(100, 'account-form:invalid.nameTooLong')),
  dbaOrTradestyle: optionalLine(200),
  naicsCode: boundedText(6),
  primaryNaicsPercentage: percentage,
  secondNaicsCode: optionalLine(6),
  ein: optionalLine(20),
  revenue: z.nullable(amount),
  nonUsRevenue: z.nullable(amount),
  dunsNumber: optionalLine(20),
  noOfEmployeesAll: wholeNumber,
  yearEstablished: wholeNumber,
  ownershipType: optionalLine(100),
  entityType: optionalLine(100),
  phoneNumber: optionalLine(40),
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: optionalLine(12),
  isFranchise: z.boolean(),
  domainName: optionalLine(253),
  domains: boundedList(boundedText(253, 'textTooLong'), 100),
  url: optionalLine(500),
  numberOfPersonalRecords: wholeNumber,
  percentInternationalSales: percentage,
  isSameAddress: z.boolean(),
  /** Where it differs from the main address. */
  mailingAddress: z.nullable(mailingAddress),
})
export type AccountDetails = z.output<typeof accountDetails>

/** The account and its details; the call's If-Match names the version that they were made from. */
export const accountUpdate = z.extend(accountDetails, { accountId: id() })

export type AccountUpdate = z.output<typeof accountUpdate>

/** What a change of details does to the account's quotes (spec 2 §4). */
export const updateEffect = z.object({
  WillInvalidateQuotes: z.boolean(),
  WillReferQuotes: z.boolean(),
})

/** The secondary share of the industries: what the primary one leaves (spec 2 §5). */
export const secondaryPercentage = (primary: number | null): number =>
  primary === null ? 0 : Math.max(0, Math.round((100 - primary) * 100) / 100)

const oneTrillion = 1_000_000_000_000 * 100
const firstYear = 1500

type Check = readonly [
  field: keyof AccountDetails | `mailingAddress.${keyof MailingAddress}`,
  isWrong: boolean,
  code: FieldErrorCode,
]

const needed = (text: string | undefined): boolean => text === undefined || text.trim() === ''

const isCode = (text: string): boolean => /^\d{2,6}$/.test(text)

const industryChecks = (details: AccountDetails): readonly Check[] => {
  const { naicsCode, primaryNaicsPercentage: share, secondNaicsCode = '' } = details
  const isWhole = share === 100
  return [
    ['naicsCode', needed(naicsCode), 'industryRequired'],
    ['naicsCode', naicsCode !== '' && !isCode(naicsCode), 'account-form:invalid.industryCode'],
    ['primaryNaicsPercentage', share === null, 'account-form:invalid.primaryShareRequired'],
    [
      'primaryNaicsPercentage',
      share !== null && (share < 51 || share > 100),
      'account-form:invalid.primaryShare',
    ],
    ['secondNaicsCode', isWhole && secondNaicsCode !== '', 'account-form:invalid.secondNotAllowed'],
    [
      'secondNaicsCode',
      !isWhole && share !== null && needed(secondNaicsCode),
      'account-form:invalid.secondRequired',
    ],
    [
      'secondNaicsCode',
      !isWhole && secondNaicsCode !== '' && !isCode(secondNaicsCode),
      'account-form:invalid.industryCode',
    ],
  ]
}

const placeChecks = (region: Region, details: AccountDetails): readonly Check[] => {
  const isByState = regionTable[region].insuredPlace === 'state'
  const zip = postalCodeError(region)
  const { address1, city = '', state, zipCode = '', isSameAddress } = details
  const mail = isSameAddress ? undefined : (details.mailingAddress ?? {})
  const { city: mailCity = '', zipCode: mailZip = '' } = mail ?? {}
  const inMail = (isWrong: boolean): boolean => mail !== undefined && isWrong
  return [
    ['address1', needed(address1), 'address:line1Required'],
    ['city', needed(city), 'address:cityRequired'],
    ['city', city !== '' && cityError(city) !== undefined, 'account-form:invalid.city'],
    ['state', isByState && needed(state), 'stateRequired'],
    ['zipCode', needed(zipCode), 'address:zipCodeRequired'],
    ['zipCode', zipCode !== '' && !isPostalCode(region, zipCode), zip],
    [
      'mailingAddress.address1',
      inMail(needed(mail?.address1)),
      'account-form:invalid.mailingAddress',
    ],
    ['mailingAddress.city', inMail(needed(mailCity)), 'account-form:invalid.mailingCity'],
    [
      'mailingAddress.city',
      inMail(mailCity !== '' && cityError(mailCity) !== undefined),
      'account-form:invalid.city',
    ],
    ['mailingAddress.state', inMail(isByState && needed(mail?.state)), 'stateRequired'],
    ['mailingAddress.zipCode', inMail(needed(mailZip)), 'account-form:invalid.mailingZipCode'],
    ['mailingAddress.zipCode', inMail(mailZip !== '' && !isPostalCode(region, mailZip)), zip],
  ]
}

const companyChecks = (region: Region, year: number, details: AccountDetails): readonly Check[] => {
  const { name, dbaOrTradestyle = '', ownershipType, entityType, phoneNumber = '' } = details
  const { revenue, nonUsRevenue, noOfEmployeesAll, yearEstablished, domainName = '' } = details
  const { percentInternationalSales: abroad, numberOfPersonalRecords, domains } = details
  const nameCode = accountNameError(name)
  return [
    ['name', needed(name), 'account-form:invalid.nameRequired'],
    ['name', name !== '' && nameCode !== undefined, nameCode ?? 'companyNameLetter'],
    [
      'dbaOrTradestyle',
      dbaOrTradestyle !== '' && !/[\p{L}\p{N}]/u.test(dbaOrTradestyle),
      'account-form:invalid.dba',
    ],
    ['revenue', revenue === null || revenue < 100, 'revenueTooLow'],
    ['revenue', revenue !== null && revenue > oneTrillion, 'revenueTooHigh'],
    [
      'nonUsRevenue',
      nonUsRevenue !== null && revenue !== null && nonUsRevenue > revenue,
      'nonUsRevenueTooHigh',
    ],
    ['noOfEmployeesAll', noOfEmployeesAll === null || noOfEmployeesAll < 1, 'employeesTooFew'],
    ['yearEstablished', yearEstablished === null, 'yearEstablishedRequired'],
    [
      'yearEstablished',
      yearEstablished !== null && (yearEstablished < firstYear || yearEstablished > year),
      'account-form:invalid.year',
    ],
    ['ownershipType', needed(ownershipType), 'account-form:invalid.ownershipType'],
    ['entityType', needed(entityType), 'account-form:invalid.entityType'],
    ['phoneNumber', needed(phoneNumber), 'phoneRequired'],
    ['phoneNumber', phoneNumber !== '' && dialable(region, phoneNumber) === null, 'phoneInvalid'],
    ['domainName', domainName !== '' && !isDomain(domainName), 'domainInvalid'],
    ['domains', domains.some((each) => !isDomain(each)), 'domainInvalid'],
    [
      'numberOfPersonalRecords',
      numberOfPersonalRecords !== null && numberOfPersonalRecords < 0,
      'account-form:invalid.records',
    ],
    [
      'percentInternationalSales',
      abroad !== null && (abroad < 0 || abroad > 100),
      'account-form:invalid.percent',
    ],
  ]
}

/** The errors of a company's details in a region and year (spec 2 §5); form and server check by it. */
export const accountDetailsErrors = (
  { region, year }: { readonly region: Region; readonly year: number },
  details: AccountDetails,
): AccountFieldError[] =>
  [
    ...companyChecks(region, year, details),
    ...industryChecks(details),
    ...placeChecks(region, details),
  ].flatMap(([field, isWrong, code]) => (isWrong ? [{ field, code }] : []))
