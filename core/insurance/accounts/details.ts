import { insuranceDataOf } from '../regions/insurance-data.ts'
import * as z from 'zod/mini'
import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { boundedList, boundedText, id } from '../../foundation/validation/bounded.ts'
import { isDomain, isWebAddress } from '../../foundation/validation/domain.ts'
import { dunsDigits, einPattern } from '../../foundation/validation/company-numbers.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'
import { dialable, isStoredPhone } from '../../foundation/validation/phone.ts'
import { postalCodeErrorIn } from '../../foundation/validation/postal-code.ts'
import {
  domainText,
  optionalLine,
  optionalText,
  postalText,
  requiredText,
} from '../../foundation/validation/shapes.ts'
import { detailsProducts, type DetailsVariant } from '../products/details-forms.ts'
import { entityTypes, ownershipTypes } from './company-types.ts'
import { isFraction, revenueAmount, wholeNumber } from './details-numbers.ts'
import { mailingAddress } from './mailing-address.ts'
import {
  accountNameError,
  cityError,
  isMissing,
  mailingErrors,
  type AccountFieldError,
} from './new-account.ts'

/** A product with its own form. */
export const detailsProduct = z.enum(detailsProducts, 'invalid')

const percentage = z.nullable(z.number())

/**
 * The details of a company as in its form (spec 2 §2, "Account details"). Null is unknown. Amounts
 * are minor units of the region's currency.
 */
export const accountDetails = z.object({
  name: requiredText(100, 'account-form:invalid.nameRequired', 'account-form:invalid.nameTooLong'),
  dbaOrTradestyle: optionalLine(200),
  naicsCode: boundedText(20),
  primaryNaicsPercentage: percentage,
  secondNaicsCode: optionalLine(20),
  ein: optionalLine(20),
  revenue: revenueAmount('account-form:invalid.revenueRequired'),
  nonUsRevenue: revenueAmount('account-form:invalid.negative'),
  dunsNumber: optionalLine(20),
  noOfEmployeesAll: wholeNumber('employeesTooFew', 'account-form:invalid.employeesTooMany'),
  yearEstablished: wholeNumber('account-form:invalid.year', 'account-form:invalid.year'),
  ownershipType: optionalLine(100),
  entityType: optionalLine(100),
  phoneNumber: optionalLine(40),
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: z.optional(postalText()),
  isFranchise: z.boolean(),
  domainName: z.optional(domainText()),
  domains: boundedList(domainText(), 100),
  url: optionalLine(500),
  numberOfPersonalRecords: wholeNumber(
    'account-form:invalid.records',
    'account-form:invalid.manyRecords',
  ),
  percentInternationalSales: percentage,
  isSameAddress: z.boolean(),
  /** If it differs from the main address. */
  mailingAddress: z.nullable(mailingAddress),
  // fields of the longer form; absent in other forms, which leave them unchanged
  totalRevenue: z.optional(revenueAmount('account-form:invalid.negative')),
  franchiseSystemConnectivity: z.optional(z.nullable(z.boolean())),
  collectingPersonalInformation: z.optional(z.nullable(z.boolean())),
  changeInScope: z.optional(z.nullable(z.boolean())),
  changeInScopeDetail: optionalText(1_000),
})
export type AccountDetails = z.output<typeof accountDetails>

/** Body of a details update. If-Match takes the version that the details are based on. */
export const accountUpdate = z.extend(accountDetails, {
  accountId: id(),
  /** The quote on screen, which is repriced instead of becoming invalid (spec 2 §4). */
  quoteId: z.optional(id()),
  /** A product with its own form; defaults to the common form. */
  product: z.optional(detailsProduct),
  /** Provider staff override an address that the register does not confirm (spec 3 §5). */
  isAddressConfirmed: z.optional(z.boolean()),
})

export type AccountUpdate = z.output<typeof accountUpdate>

/** The effect of a details change on the account's quotes (spec 2 §4). */
export const updateEffect = z.object({
  WillInvalidateQuotes: z.boolean(),
  WillReferQuotes: z.boolean(),
})

/** The share of the secondary industry: 100% less the primary share (spec 2 §5). */
export const secondaryPercentage = (primary: number | null): number =>
  primary === null ? 0 : Math.max(0, Math.round((100 - primary) * 100) / 100)

/** The total revenue of the longer form, domestic and non-domestic. */
export const totalRevenue = ({
  revenue,
  nonUsRevenue,
}: Pick<AccountDetails, 'revenue' | 'nonUsRevenue'>): number | null =>
  revenue === null || nonUsRevenue === null ? null : revenue + nonUsRevenue

const oneTrillion = 1_000_000_000_000 * 100
const firstYear = 1500
/** Far above any company, and within the range of the database column. */
const maxEmployees = 100_000_000
/** Far above the number of records of any company. */
const maxRecords = 1_000_000_000_000
/** The minimum number of personal records that the longer form asks for (spec 2 §9). */
export const minRecords = 250_000

const isOneOf = (allowed: readonly string[], text: string | undefined): boolean =>
  text !== undefined && allowed.includes(text)

type Check = readonly [field: keyof AccountDetails, isWrong: boolean, code: FieldErrorCode]

/** A sector with a range of numbers, `31-33`. */
const sectorPattern = /^\d\d-\d\d$/

const codeChecks = (field: 'naicsCode' | 'secondNaicsCode', code: string): readonly Check[] => {
  const isNumber = /^\d+$/.test(code)
  const number = Number(code)
  return [
    [
      field,
      code !== '' && !isNumber && !sectorPattern.test(code),
      'account-form:invalid.industryCode',
    ],
    [field, isNumber && code.length < 2, 'account-form:invalid.industryCodeShort'],
    [field, isNumber && number > 999_999, 'account-form:invalid.industryCodeLong'],
  ]
}

const industryChecks = (details: AccountDetails): readonly Check[] => {
  const { naicsCode, primaryNaicsPercentage: share, secondNaicsCode = '' } = details
  const isWhole = share === 100
  return [
    ['naicsCode', isMissing(naicsCode), 'industryRequired'],
    ...codeChecks('naicsCode', naicsCode),
    ['primaryNaicsPercentage', share === null, 'account-form:invalid.primaryShareRequired'],
    [
      'primaryNaicsPercentage',
      share !== null && (share < 51 || share > 100),
      'account-form:invalid.primaryShare',
    ],
    ['secondNaicsCode', isWhole && secondNaicsCode !== '', 'account-form:invalid.secondNotAllowed'],
    [
      'secondNaicsCode',
      !isWhole && share !== null && isMissing(secondNaicsCode),
      'account-form:invalid.secondRequired',
    ],
    ...(isWhole ? [] : codeChecks('secondNaicsCode', secondNaicsCode)),
  ]
}

const placeChecks = (region: Region, details: AccountDetails): readonly Check[] => {
  const isByState = regionTable[region].locationField === 'state'
  const { address1, city = '', state, zipCode = '' } = details
  const zip = postalCodeErrorIn(region, state, zipCode)
  return [
    ['address1', isMissing(address1), 'address:line1Required'],
    ['city', isMissing(city), 'address:cityRequired'],
    ['city', city !== '' && cityError(city) !== undefined, 'account-form:invalid.city'],
    ['state', isByState && isMissing(state), 'stateRequired'],
    ['zipCode', isMissing(zipCode), 'address:zipCodeRequired'],
    ['zipCode', zipCode !== '' && zip !== undefined, zip ?? 'invalid'],
  ]
}

/** Checks of the longer form only (spec 2 §5, "Pro only"). */
const proChecks = (details: AccountDetails): readonly Check[] => {
  const { nonUsRevenue, totalRevenue: total, isFranchise, changeInScope: isChanging } = details
  const { collectingPersonalInformation: collects, numberOfPersonalRecords: records } = details
  const sum = totalRevenue(details)
  return [
    ['nonUsRevenue', nonUsRevenue === null, 'account-form:invalid.nonUsRevenueRequired'],
    ['totalRevenue', (total ?? null) === null, 'account-form:invalid.totalRevenueRequired'],
    [
      'totalRevenue',
      (total ?? null) !== null && sum !== null && total !== sum,
      'account-form:invalid.totalRevenue',
    ],
    ['totalRevenue', (total ?? 0) > oneTrillion, 'revenueTooHigh'],
    [
      'franchiseSystemConnectivity',
      isFranchise && (details.franchiseSystemConnectivity ?? null) === null,
      'account-form:invalid.answer',
    ],
    ['collectingPersonalInformation', (collects ?? null) === null, 'account-form:invalid.answer'],
    [
      'numberOfPersonalRecords',
      collects === true && (records === null || records < minRecords),
      'account-form:invalid.fewRecords',
    ],
    ['changeInScope', (isChanging ?? null) === null, 'account-form:invalid.answer'],
    [
      'changeInScopeDetail',
      isChanging === true && isMissing(details.changeInScopeDetail),
      'account-form:invalid.changeInScopeDetail',
    ],
  ]
}

const companyChecks = (
  { region, year, variant, storedPhone }: DetailsContext,
  details: AccountDetails,
): readonly Check[] => {
  const { name, dbaOrTradestyle = '', ownershipType, entityType, phoneNumber = '' } = details
  const { revenue, nonUsRevenue, noOfEmployeesAll, yearEstablished, domainName = '' } = details
  const { percentInternationalSales: abroad, numberOfPersonalRecords: records, domains } = details
  const nameCode = accountNameError(name)
  const { ein = '', dunsNumber = '', url = '' } = details
  const { hasEin = false } = insuranceDataOf[region]
  return [
    ['name', isMissing(name), 'account-form:invalid.nameRequired'],
    ['name', name !== '' && nameCode !== undefined, nameCode ?? 'companyNameLetter'],
    ['ein', hasEin && ein !== '' && !einPattern.test(ein), 'account-form:invalid.ein'],
    [
      'dunsNumber',
      dunsNumber !== '' && dunsDigits(dunsNumber) === undefined,
      'account-form:invalid.duns',
    ],
    ['url', url !== '' && !isWebAddress(url), 'account-form:invalid.url'],
    [
      'dbaOrTradestyle',
      dbaOrTradestyle !== '' && !/[\p{L}\p{N}]/u.test(dbaOrTradestyle),
      'account-form:invalid.dba',
    ],
    // the label specifies the revenue: projected, US only, or of the whole year
    ['revenue', revenue === null || revenue < 100, 'account-form:invalid.revenueRequired'],
    ['revenue', revenue !== null && revenue > oneTrillion, 'revenueTooHigh'],
    ['nonUsRevenue', nonUsRevenue !== null && nonUsRevenue < 0, 'account-form:invalid.negative'],
    [
      'nonUsRevenue',
      // if both are asked, they are two parts of the total
      variant !== 'pro' && nonUsRevenue !== null && revenue !== null && nonUsRevenue > revenue,
      'nonUsRevenueTooHigh',
    ],
    ['noOfEmployeesAll', isFraction(noOfEmployeesAll), 'account-form:invalid.wholeNumber'],
    ['noOfEmployeesAll', noOfEmployeesAll === null || noOfEmployeesAll < 1, 'employeesTooFew'],
    [
      'noOfEmployeesAll',
      noOfEmployeesAll !== null && noOfEmployeesAll > maxEmployees,
      'account-form:invalid.employeesTooMany',
    ],
    ['yearEstablished', isFraction(yearEstablished), 'account-form:invalid.wholeNumber'],
    ['yearEstablished', yearEstablished === null, 'yearEstablishedRequired'],
    [
      'yearEstablished',
      yearEstablished !== null && (yearEstablished < firstYear || yearEstablished > year),
      'account-form:invalid.year',
    ],
    [
      'ownershipType',
      !isOneOf(ownershipTypes, ownershipType),
      'account-form:invalid.ownershipType',
    ],
    ['entityType', !isOneOf(entityTypes, entityType), 'account-form:invalid.entityType'],
    ['phoneNumber', isMissing(phoneNumber), 'phoneRequired'],
    [
      'phoneNumber',
      phoneNumber !== '' &&
        dialable(region, phoneNumber) === null &&
        !isStoredPhone(region, phoneNumber, storedPhone),
      'phoneInvalid',
    ],
    ['domainName', domainName !== '' && !isDomain(domainName), 'domainInvalid'],
    ['domains', domains.some((each) => !isDomain(each)), 'domainInvalid'],
    ['numberOfPersonalRecords', isFraction(records), 'account-form:invalid.wholeNumber'],
    ['numberOfPersonalRecords', records !== null && records < 0, 'account-form:invalid.records'],
    [
      'numberOfPersonalRecords',
      records !== null && records > maxRecords,
      'account-form:invalid.manyRecords',
    ],
    [
      'percentInternationalSales',
      abroad !== null && (abroad < 0 || abroad > 100),
      'account-form:invalid.percent',
    ],
  ]
}

/** The context that determines which details are asked and how they are validated. */
export interface DetailsContext {
  readonly region: Region
  /** The current year. */
  readonly year: number
  /** Defaults to the common form. */
  readonly variant?: DetailsVariant
  /** The account's stored phone, which stays valid until it changes. */
  readonly storedPhone?: string | null | undefined
}

/** The errors of a company's details (spec 2 §5), shared by form and server. */
export const accountDetailsErrors = (
  context: DetailsContext,
  details: AccountDetails,
): AccountFieldError[] => {
  const checks = [
    ...companyChecks(context, details),
    ...(context.variant === 'pro' ? proChecks(details) : []),
    ...industryChecks(details),
    ...placeChecks(context.region, details),
  ]
  return [
    ...checks.flatMap(([field, isWrong, code]) => (isWrong ? [{ field, code }] : [])),
    ...(details.isSameAddress ? [] : mailingErrors(context.region, details.mailingAddress ?? {})),
  ]
}
