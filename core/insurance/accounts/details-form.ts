import { parseYear } from '../../foundation/calendar-dates/parse-year.ts'
import { toDecimal, type Currency } from '../../foundation/money/money.ts'
import {
  parseAmount,
  parseNumber,
  readAmount,
  readNumber,
  type AmountReading,
  type NumberFormat,
} from '../../foundation/money/parse-number.ts'
import { currencyOf } from '../../foundation/region/regions.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'
import { parseDomains } from '../../foundation/validation/domain.ts'
import { unicodeDomain } from '../../foundation/validation/unicode-domain.ts'
import { formFieldOf } from './mailing-address.ts'
import type { AccountFieldError } from './new-account.ts'
import type { Account } from './model.ts'
import {
  accountDetailsErrors,
  totalRevenue,
  type AccountDetails,
  type DetailsContext,
} from './details.ts'

/** An answer to a question of the form; empty if not answered. */
type Answer = '' | 'YES' | 'NO'

/** The form of a company's details: strings as typed, validated by the rules of the call. */
export interface DetailsForm {
  readonly name: string
  readonly dbaOrTradestyle: string
  readonly naicsCode: string
  readonly primaryNaicsPercentage: string
  readonly secondNaicsCode: string
  readonly ein: string
  readonly revenue: string
  readonly nonUsRevenue: string
  readonly dunsNumber: string
  readonly noOfEmployeesAll: string
  readonly yearEstablished: string
  readonly ownershipType: string
  readonly entityType: string
  readonly phoneNumber: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly isFranchise: boolean
  readonly franchiseSystemConnectivity: Answer
  readonly domainName: string
  readonly domains: string
  readonly url: string
  readonly collectingPersonalInformation: Answer
  readonly numberOfPersonalRecords: string
  readonly percentInternationalSales: string
  readonly isSameAddress: boolean
  readonly mailingAddress1: string
  readonly mailingAddress2: string
  readonly mailingCity: string
  readonly mailingState: string
  readonly mailingZipCode: string
  readonly changeInScope: Answer
  readonly changeInScopeDetail: string
}
export type DetailsField = keyof DetailsForm

// signs and decimals are parsed, because specific rules reject them
const share = { unit: '%', fraction: 10, negative: true } as const satisfies NumberFormat
const count = {
  fraction: 10,
  negative: true,
  acceptsShorthand: true,
} as const satisfies NumberFormat

const numberFormats = {
  primaryNaicsPercentage: share,
  noOfEmployeesAll: count,
  yearEstablished: { fraction: 10, negative: true },
  numberOfPersonalRecords: count,
  percentInternationalSales: share,
} as const satisfies Partial<Record<DetailsField, NumberFormat>>
export type NumberField = keyof typeof numberFormats

const numberFields = Object.keys(numberFormats) as NumberField[]

const amountFields = ['revenue', 'nonUsRevenue'] as const satisfies readonly DetailsField[]
type AmountField = (typeof amountFields)[number]

/** Whether a field is an amount of money, as a decimal number. */
export const isAmountField = (field: DetailsField): boolean =>
  amountFields.some((each) => each === field)

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * Parses an amount without a currency sign. If that fails, the error is that of parsing it with
 * one.
 */
const readPlainAmount = (text: string, currency: Currency): AmountReading => {
  const plain = readAmount(text, undefined, { negative: true })
  const own = readAmount(text, currency, { negative: true })
  return plain.kind === 'error' && own.kind === 'error' ? own : plain
}

/** The parse error of a number field; undefined if it is a number or empty. */
const unreadCode = (
  form: DetailsForm,
  field: NumberField | AmountField,
  currency: Currency,
): FieldErrorCode | undefined => {
  if (isBlank(form[field])) return undefined
  const reading =
    field === 'revenue' || field === 'nonUsRevenue'
      ? readPlainAmount(form[field], currency)
      : readNumber(form[field], numberFormats[field])
  if (reading.kind !== 'error') return undefined
  if (reading.code === 'amountTooLarge') return 'revenueTooHigh'
  return reading.code === 'numberInvalid' ? 'account-form:invalid.number' : reading.code
}

/** Parses the number of a field; undefined if it is not a number. */
export const detailsNumber = (field: NumberField, text: string): number | undefined =>
  parseNumber(text, numberFormats[field])

const numberOf = (form: DetailsForm, field: NumberField): number | null =>
  detailsNumber(field, form[field]) ?? null

const amountOf = (text: string): number | null =>
  parseAmount(text, undefined, { negative: true }) ?? null

// created once, because creating it on each key press is slow
const plainNumber = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 2 })

/** The plain form of a number: digits, a point, and at most two decimals. */
export const numberText = (value: number | undefined): string =>
  value === undefined ? '' : plainNumber.format(value)

const amountText = (minor: number | undefined): string =>
  minor === undefined || minor === 0 ? '' : numberText(toDecimal(minor))

const answerOf = (value: boolean | undefined): Answer =>
  value === undefined ? '' : value ? 'YES' : 'NO'

const booleanOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'YES')

/** The plain form of a number or amount; other text is unchanged. */
const plainText = (field: NumberField | AmountField, currency: Currency, text: string): string => {
  if (field === 'revenue' || field === 'nonUsRevenue') {
    const minor = parseAmount(text, currency, { negative: true })
    return minor === undefined ? text : numberText(toDecimal(minor))
  }
  const year = field === 'yearEstablished' ? parseYear(text) : undefined
  const number = year ?? detailsNumber(field, text)
  return number === undefined ? text : String(number)
}

/** Converts the numbers in form values to their plain form: `$1.2m` becomes `1200000`. */
export const plainNumbers = <Values extends Partial<Record<NumberField | AmountField, string>>>(
  currency: Currency,
  values: Values,
): Values => ({
  ...values,
  ...Object.fromEntries(
    [...numberFields, ...amountFields].flatMap((field) => {
      const text = values[field]
      return text ? [[field, plainText(field, currency, text)]] : []
    }),
  ),
})

/** The form values of a stored account. */
export const detailsFormOf = (account: Account): DetailsForm => {
  const { mailingAddress: mail = {} } = account
  return {
    name: account.name,
    dbaOrTradestyle: account.dbaOrTradestyle ?? '',
    naicsCode: account.naicsCode,
    // the only industry has a share of 100% until a second one is set
    primaryNaicsPercentage: numberText(
      account.primaryNaicsPercentage ?? (account.naicsCode === '' ? undefined : 100),
    ),
    secondNaicsCode: account.secondNaicsCode ?? '',
    ein: account.ein ?? '',
    revenue: amountText(account.revenue),
    // no foreign revenue is a valid answer
    nonUsRevenue: account.nonUsRevenue === 0 ? '0' : amountText(account.nonUsRevenue),
    dunsNumber: account.dunsNumber ?? '',
    noOfEmployeesAll: numberText(account.noOfEmployeesAll),
    yearEstablished: numberText(account.yearEstablished),
    ownershipType: account.ownershipType ?? '',
    entityType: account.entityType ?? '',
    phoneNumber: account.phoneNumber ?? '',
    address1: account.address1 ?? '',
    address2: account.address2 ?? '',
    city: account.city ?? '',
    state: account.state ?? '',
    zipCode: account.zipCode ?? '',
    isFranchise: account.isFranchise ?? false,
    franchiseSystemConnectivity: answerOf(account.franchiseSystemConnectivity),
    domainName: unicodeDomain(account.domainName ?? ''),
    domains: (account.domains ?? []).map(unicodeDomain).join(', '),
    url: account.url ?? '',
    collectingPersonalInformation: answerOf(account.collectingPersonalInformation),
    numberOfPersonalRecords: numberText(account.numberOfPersonalRecords),
    percentInternationalSales: numberText(account.percentInternationalSales),
    isSameAddress: account.isSameAddress ?? true,
    mailingAddress1: mail.address1 ?? '',
    mailingAddress2: mail.address2 ?? '',
    mailingCity: mail.city ?? '',
    mailingState: mail.state ?? '',
    mailingZipCode: mail.zipCode ?? '',
    changeInScope: answerOf(account.changeInScope),
    changeInScopeDetail: account.changeInScopeDetail ?? '',
  }
}

/** The total revenue of a form as text; empty until both parts are known. */
export const totalRevenueText = (form: DetailsForm): string =>
  amountText(
    totalRevenue({ revenue: amountOf(form.revenue), nonUsRevenue: amountOf(form.nonUsRevenue) }) ??
      undefined,
  )

/** The details that only the longer form has. */
const proDetailsOf = (form: DetailsForm) => ({
  totalRevenue: totalRevenue({
    revenue: amountOf(form.revenue),
    nonUsRevenue: amountOf(form.nonUsRevenue),
  }),
  franchiseSystemConnectivity: booleanOf(form.franchiseSystemConnectivity),
  collectingPersonalInformation: booleanOf(form.collectingPersonalInformation),
  changeInScope: booleanOf(form.changeInScope),
  changeInScopeDetail: form.changeInScopeDetail,
})

/** Details that the shorter form does not ask keep their stored values. */
const notAsked = {
  franchiseSystemConnectivity: undefined,
  collectingPersonalInformation: undefined,
  changeInScope: undefined,
  changeInScopeDetail: undefined,
}

/** The details of a form. */
export const detailsOf = (
  form: DetailsForm,
  variant: DetailsContext['variant'] = 'standard',
): AccountDetails => {
  const { mailingAddress1, mailingAddress2, mailingCity, mailingState, mailingZipCode, ...own } =
    form
  return {
    ...own,
    ...(variant === 'pro' ? proDetailsOf(form) : notAsked),
    primaryNaicsPercentage: numberOf(form, 'primaryNaicsPercentage'),
    revenue: amountOf(form.revenue),
    nonUsRevenue: amountOf(form.nonUsRevenue),
    noOfEmployeesAll: numberOf(form, 'noOfEmployeesAll'),
    yearEstablished: numberOf(form, 'yearEstablished'),
    numberOfPersonalRecords: numberOf(form, 'numberOfPersonalRecords'),
    percentInternationalSales: numberOf(form, 'percentInternationalSales'),
    domains: [...parseDomains(form.domains)],
    domainName: parseDomains(form.domainName)[0] ?? '',
    mailingAddress: form.isSameAddress
      ? null
      : {
          address1: mailingAddress1,
          address2: mailingAddress2,
          city: mailingCity,
          state: mailingState,
          zipCode: mailingZipCode,
        },
  }
}

/** The field errors that the server would return for a form. */
export const detailsFormErrors = (
  context: DetailsContext,
  form: DetailsForm,
): readonly AccountFieldError[] => {
  const unread = [...numberFields, ...amountFields].flatMap((field) => {
    const code = unreadCode(form, field, currencyOf[context.region])
    return code === undefined ? [] : [{ field, code }]
  })
  return [
    ...unread,
    ...accountDetailsErrors(context, detailsOf(form, context.variant))
      .filter((error) => !unread.some(({ field }) => field === error.field))
      .map((error) => ({ ...error, field: formFieldOf(error.field) })),
  ]
}

/** The form after a change, with dependent fields updated (spec 2 §4). */
export const withDependentFields = (form: DetailsForm): DetailsForm => {
  return {
    ...form,
    ...(!form.isFranchise && { franchiseSystemConnectivity: '' }),
    ...(form.collectingPersonalInformation === 'NO' && { numberOfPersonalRecords: '' }),
    ...(form.changeInScope !== 'YES' && { changeInScopeDetail: '' }),
  }
}

/** Fields that somebody else changed to a different value. */
export const conflictingFields = ({
  mine,
  base,
  theirs,
}: {
  readonly mine: DetailsForm
  readonly base: DetailsForm
  readonly theirs: DetailsForm
}): readonly DetailsField[] =>
  (Object.keys(base) as DetailsField[]).filter(
    (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
  )
