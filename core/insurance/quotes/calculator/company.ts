import { insuranceDataOf } from '../../regions/insurance-data.ts'
import type { PricedAccount, RaterRules } from '../../rating/model.ts'
import {
  parseAmount,
  readAmount,
  type AmountReading,
} from '../../../foundation/money/parse-number.ts'
import { currencyOf, regionTable, type Region } from '../../../foundation/region/regions.ts'
import { companyNameError } from '../../../foundation/validation/names.ts'
import { isPostalCode, postalCodeError } from '../../../foundation/validation/postal-code.ts'
import type { FieldError, FieldErrors } from './field-errors.ts'
import type { CompanyField, CompanyValues } from './form.ts'

/** Wire path of a field, as used in the server's field errors. */
export const companyPaths = {
  name: 'account.name',
  state: 'account.state',
  postcode: 'account.postcode',
  industry: 'account.naicsCode',
  revenue: 'account.revenue',
  nonUsRevenue: 'account.nonUsRevenue',
  yearEstablished: 'account.yearEstablished',
} as const satisfies Record<CompanyField, string>

/** Whether a region asks for foreign revenue. */
export const splitsRevenue = (region: Region): boolean =>
  insuranceDataOf[region].splitsRevenue === true

/**
 * The company fields of a region in form order: a state or a postcode, one revenue or its parts.
 */
export const companyFieldsOf = (region: Region): readonly CompanyField[] => [
  'name',
  'industry',
  regionTable[region].locationField,
  'revenue',
  ...(splitsRevenue(region) ? (['nonUsRevenue'] as const) : []),
  'yearEstablished',
]

type Limits = Pick<RaterRules, 'revenue' | 'yearEstablished'>

const unreadError = ({ code }: AmountReading & { readonly kind: 'error' }): FieldError => {
  if (code === 'amountTooLarge') return { key: 'revenueTooHigh' }
  return { key: code === 'numberInvalid' ? 'revenueInvalid' : code }
}

const revenueError = (
  text: string,
  limits: Limits | undefined,
  region: Region,
): FieldError | undefined => {
  if (text.trim() === '') return { key: 'revenueRequired' }
  const reading = readAmount(text, currencyOf[region])
  if (reading.kind === 'error') return unreadError(reading)
  if (limits === undefined) return undefined
  if (reading.minor < limits.revenue.min) return { key: 'revenueTooLow' }
  return reading.minor > limits.revenue.max ? { key: 'revenueTooHigh' } : undefined
}

/** Foreign revenue is optional. */
const partError = (text: string, total: string, region: Region): FieldError | undefined => {
  if (text.trim() === '') return undefined
  const reading = readAmount(text, currencyOf[region])
  if (reading.kind === 'error') return unreadError(reading)
  const { minor } = reading
  return minor > (parseAmount(total, currencyOf[region]) ?? minor)
    ? { key: 'nonUsRevenueTooHigh' }
    : undefined
}

const yearError = (text: string, limits: Limits | undefined): FieldError | undefined => {
  if (text.trim() === '') return { key: 'yearEstablishedRequired' }
  if (!/^\d{4}$/.test(text.trim())) return { key: 'yearEstablishedInvalid' }
  if (limits === undefined) return undefined
  const { min, max } = limits.yearEstablished
  const year = Number(text)
  return year < min || year > max
    ? { key: 'yearEstablishedRange', params: { min, max } }
    : undefined
}

const keyed = (key: string | undefined): FieldError | undefined =>
  key === undefined ? undefined : { key }

type Check = (
  values: CompanyValues,
  limits: Limits | undefined,
  region: Region,
) => FieldError | undefined

/** Validation rules of the company form (spec 2 §5), one row per field. */
const checks = {
  name: ({ name }) =>
    name.trim() === ''
      ? { key: 'companyNameRequired' }
      : /\p{L}/u.test(name)
        ? keyed(companyNameError(name.trim()))
        : { key: 'companyNameLetter' },
  state: ({ state }) => (state === '' ? { key: 'stateRequired' } : undefined),
  postcode: ({ postcode }, _, region) =>
    postcode.trim() === ''
      ? { key: 'postcodeRequired' }
      : isPostalCode(region, postcode)
        ? undefined
        : { key: postalCodeError(region) },
  industry: ({ industry }) => (industry === null ? { key: 'industryRequired' } : undefined),
  revenue: ({ revenue }, limits, region) => revenueError(revenue, limits, region),
  nonUsRevenue: ({ nonUsRevenue, revenue }, _, region) => partError(nonUsRevenue, revenue, region),
  yearEstablished: ({ yearEstablished }, limits) => yearError(yearEstablished, limits),
} satisfies Record<CompanyField, Check>

/** The error of one field, or undefined. Limits come with the rater's rules. */
export const companyError = (
  field: CompanyField,
  values: CompanyValues,
  limits: Limits | undefined,
  region: Region,
): FieldError | undefined => checks[field](values, limits, region)

/** The errors of the company form, by wire path, in display order. */
export const companyErrors = (
  values: CompanyValues,
  region: Region,
  limits: Limits | undefined,
): FieldErrors =>
  Object.fromEntries(
    companyFieldsOf(region).flatMap((field) => {
      const fieldError = companyError(field, values, limits, region)
      return fieldError === undefined ? [] : [[companyPaths[field], fieldError]]
    }),
  )

/** The company as pricing input; undefined while incomplete. */
export const pricedAccountOf = (
  values: CompanyValues,
  region: Region,
): PricedAccount | undefined => {
  const revenue = parseAmount(values.revenue, currencyOf[region])
  const { industry } = values
  if (revenue === undefined || industry === null) return undefined
  const { locationField } = regionTable[region]
  const nonUsRevenue = splitsRevenue(region)
    ? parseAmount(values.nonUsRevenue, currencyOf[region])
    : undefined
  return {
    name: values.name.trim(),
    [locationField]: values[locationField].trim(),
    naicsCode: industry.code,
    revenue,
    ...(nonUsRevenue === undefined ? {} : { nonUsRevenue }),
    yearEstablished: Number(values.yearEstablished),
  }
}
