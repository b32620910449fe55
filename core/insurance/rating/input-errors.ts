import { regionOfProduct, type QuotedProduct } from '../products/products.ts'
import type { Today } from '../../foundation/calendar-dates/today.ts'
import type { ProductTerms } from '../products/definition.ts'
import { coverageIds, type Coverage } from '../products/coverages.ts'
import { coveragesOf } from '../products/sold-coverages.ts'
import { effectiveDates, endDates } from './dates.ts'
import type { CalculatorInput, CoverageChoice, GlobalTerms, PricedAccount } from './model.ts'
import { regionTable } from '../../foundation/region/regions.ts'
import { isPostalCode, postalCodeError } from '../../foundation/validation/postal-code.ts'
import { claimHistories, type SecurityAnswers } from '../products/questions.ts'
import { deductibleOptions, limitOptions, type LimitSetting } from '../products/coverage-terms.ts'
import { earliestYear, presetIds } from '../products/terms.ts'

/** A field error. `code` is a key in the `errors` wording; `params` fill its text. */
export interface InputError {
  readonly code: string
  /** Dotted path into the body of the pricing call: `account.revenue`. */
  readonly field: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** The context of the rules, in addition to the input. */
export interface InputSetting {
  /** Today in the insured's time zone. */
  readonly today: Today
  /** Codes of the states where the product is sold. */
  readonly states: readonly string[]
  /** The resulting aggregate limit, minor units. */
  readonly limit: number
  /** The product's allowed values and ranges. */
  readonly terms: ProductTerms
}

const isOneOf = (value: number | undefined, options: readonly number[]): boolean =>
  value === undefined || options.includes(value)

/** Collects field errors: each violated rule adds one. */
const collector = () => {
  const fieldErrors: InputError[] = []
  const unless = (
    holds: boolean,
    field: string,
    code: string,
    params?: Readonly<Record<string, string | number>>,
  ): void => {
    if (!holds) fieldErrors.push(params === undefined ? { field, code } : { field, code, params })
  }
  return { fieldErrors, unless }
}

/** Errors of the company's fields, except for unknown industry codes. */
const accountErrors = (
  account: PricedAccount,
  product: QuotedProduct,
  { today, states, terms: { revenue } }: InputSetting,
): InputError[] => {
  const { fieldErrors, unless } = collector()
  const thisYear = Number(today.slice(0, 4))
  unless(account.name === undefined || account.name.length <= 100, 'account.name', 'nameTooLong')
  unless(account.revenue >= revenue.min, 'account.revenue', 'revenueTooLow')
  unless(account.revenue <= revenue.max, 'account.revenue', 'revenueTooHigh')
  const { nonUsRevenue = 0 } = account
  unless(nonUsRevenue >= 0, 'account.nonUsRevenue', 'revenueInvalid')
  unless(nonUsRevenue <= account.revenue, 'account.nonUsRevenue', 'nonUsRevenueTooHigh')
  unless(
    account.yearEstablished >= earliestYear && account.yearEstablished <= thisYear,
    'account.yearEstablished',
    'yearEstablishedRange',
    { min: earliestYear, max: thisYear },
  )
  const region = regionOfProduct[product]
  if (regionTable[region].locationField === 'postcode') {
    if (!account.postcode) unless(false, 'account.postcode', 'postcodeRequired')
    else unless(isPostalCode(region, account.postcode), 'account.postcode', postalCodeError(region))
  } else if (!account.state) unless(false, 'account.state', 'stateRequired')
  else unless(states.includes(account.state), 'account.state', 'stateNotOffered')
  return fieldErrors
}

/** Errors of the global terms. */
const termErrors = (terms: GlobalTerms, { today, terms: grid }: InputSetting): InputError[] => {
  const { fieldErrors, unless } = collector()
  unless(isOneOf(terms.preset, Object.values(presetIds)), 'global.preset', 'presetUnknown')
  unless(isOneOf(terms.limit, grid.limits), 'global.limit', 'limitOffGrid')
  unless(isOneOf(terms.deductible, grid.deductibles), 'global.deductible', 'deductibleOffGrid')
  unless(
    isOneOf(terms.waitingPeriod, grid.waitingPeriods),
    'global.waitingPeriod',
    'waitingPeriodOffGrid',
  )
  unless(
    isOneOf(terms.retroActivePeriod, grid.retroActivePeriods),
    'global.retroActivePeriod',
    'retroActivePeriodOffGrid',
  )
  unless(
    isOneOf(terms.underlyingLimit, grid.underlyingLimits ?? []),
    'global.underlyingLimit',
    'underlyingLimitOffGrid',
  )
  const start = effectiveDates(today)
  const effective = terms.effectiveDate ?? start.standard
  const isStartInside = effective >= start.min && effective <= start.max
  unless(isStartInside, 'global.effectiveDate', 'effectiveDateRange', {
    min: start.min,
    max: start.max,
  })
  if (terms.endDate !== undefined && isStartInside) {
    const { min, max } = endDates(effective)
    unless(terms.endDate >= min && terms.endDate <= max, 'global.endDate', 'endDateRange', {
      min,
      max,
    })
  }
  return fieldErrors
}

/** Errors of the security answers. */
const answerErrors = ({ claimHistory }: SecurityAnswers): InputError[] =>
  isOneOf(claimHistory, claimHistories)
    ? []
    : [{ field: 'securityAnswers.claimHistory', code: 'claimHistoryRange' }]

const choiceErrors = (
  field: string,
  coverage: Coverage,
  choice: CoverageChoice,
  setting: LimitSetting,
  terms: ProductTerms,
): InputError[] => {
  const { fieldErrors, unless } = collector()
  const options = limitOptions(coverage, setting)
  const waiting = coverage.hasWaitingPeriod ? terms.waitingPeriods : []
  const retroActive = coverage.hasRetroActivePeriod ? terms.retroActivePeriods : []
  unless(isOneOf(choice.limit, options), `${field}.limit`, 'coverageLimitOffGrid')
  unless(
    isOneOf(choice.deductible, deductibleOptions(coverage)),
    `${field}.deductible`,
    'deductibleOffGrid',
  )
  unless(isOneOf(choice.waitingPeriod, waiting), `${field}.waitingPeriod`, 'waitingPeriodOffGrid')
  unless(
    isOneOf(choice.retroActivePeriod, retroActive),
    `${field}.retroActivePeriod`,
    'retroActivePeriodOffGrid',
  )
  return fieldErrors
}

/** Errors of the choices per coverage. */
const coverageErrors = (input: CalculatorInput, { limit, terms }: InputSetting): InputError[] => {
  const offered = coveragesOf(input.product)
  const setting = { limit, state: input.account.state, product: input.product }
  return Object.entries(input.coverages ?? {}).flatMap(([id, choice]) => {
    const coverage = offered.find((each) => String(each.id) === id)
    return coverage === undefined
      ? [{ field: `coverages.${id}`, code: 'coverageUnknown' }]
      : choiceErrors(`coverages.${id}`, coverage, choice, setting, terms)
  })
}

/** Product-specific errors of the additional insureds; the shape covers the others. */
const insuredErrors = ({ additionalInsureds = [], product }: CalculatorInput): InputError[] => {
  const region = regionOfProduct[product]
  const isSold = coveragesOf(product).some(({ id }) => id === coverageIds.ADDITIONAL_INSURED)
  if (!isSold && additionalInsureds.length > 0) {
    return [{ field: 'additionalInsureds', code: 'coverageUnknown' }]
  }
  return additionalInsureds.flatMap(({ zipCode }, index) =>
    isPostalCode(region, zipCode)
      ? []
      : [{ field: `additionalInsureds.${index}.zipCode`, code: postalCodeError(region) }],
  )
}

/**
 * All errors of a pricing input, except for unknown industry codes, which need the industry table.
 */
export const inputErrors = (input: CalculatorInput, setting: InputSetting): InputError[] => [
  ...accountErrors(input.account, input.product, setting),
  ...answerErrors(input.securityAnswers ?? {}),
  ...termErrors(input.global ?? {}, setting),
  ...coverageErrors(input, setting),
  ...insuredErrors(input),
]
