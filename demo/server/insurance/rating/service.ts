import { regionOfProduct, type QuotedProduct } from '#core/insurance/products/products.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { effectiveDates } from '#core/insurance/rating/dates.ts'
import { inputErrors } from '#core/insurance/rating/input-errors.ts'
import type {
  CalculatorAnswer,
  CalculatorInput,
  Preset,
  RaterRules,
} from '#core/insurance/rating/model.ts'
import type { Releases } from '#core/insurance/products/referral-rules.ts'
import { earliestYear } from '#core/insurance/products/terms.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { findIndustry } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { states } from '../../directory/states/table.ts'
import { todayOf } from '../../directory/states/zones.ts'
import { plans } from './plan/plans.ts'
import { rate } from './rater.ts'
import { aggregateLimit, includes, termsOf } from './resolve.ts'

const presetNames = { 1: 'BASIC', 2: 'POPULAR', 3: 'ELITE' } as const

/**
 * Prices an input at an instant, and returns the facts by which it is referred. Throws a 400 with
 * one error per field for invalid input.
 */
export const rateAt = (
  input: CalculatorInput,
  now: Date,
  releases: Releases = {},
): ReturnType<typeof rate> => {
  const plan = plans[input.product]
  const underwriting = underwritingOf[input.product]
  const region = regionOfProduct[input.product]
  const today = todayOf({ region, state: input.account.state }, now)
  const industry = findIndustry(region, input.account.naicsCode)
  const fieldErrors = inputErrors(input, {
    today,
    states: underwriting.states,
    terms: underwriting.terms,
    limit: aggregateLimit(plan, input.global ?? {}),
  })
  if (industry === undefined) {
    throw new ApiError('invalidInput', {
      fieldErrors: [...fieldErrors, { field: 'account.naicsCode', code: 'industryUnknown' }],
    })
  }
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
  return rate(plan, input, { today, industry: industry.code, releases })
}

/** The price of a company without a saved quote. */
export const priceAt = (input: CalculatorInput, now: Date): CalculatorAnswer =>
  rateAt(input, now).price

/** The presets of a product with their terms. */
export const presetsOf = (product: QuotedProduct): Preset[] =>
  ([1, 2, 3] as const).map((preset) => ({
    preset,
    name: presetNames[preset],
    ...termsOf(plans[product], preset),
    coverages: coveragesOf(product)
      .filter((coverage) => includes(preset, coverage))
      .map(({ id }) => id),
  }))

/** Everything that a product's form may offer at an instant. */
export const rulesOf = (
  product: QuotedProduct,
  state: string | undefined,
  now: Date,
): RaterRules => {
  const { states: sold, terms, questions, isSurplusOffered } = underwritingOf[product]
  const region = regionOfProduct[product]
  const today = todayOf({ region, state }, now)
  return {
    product,
    currency: currencyOf[region],
    today,
    limits: [...terms.limits],
    deductibles: [...terms.deductibles],
    waitingPeriods: [...terms.waitingPeriods],
    retroActivePeriods: [...terms.retroActivePeriods],
    effectiveDate: effectiveDates(today),
    defaults: { ...terms.defaults },
    revenue: terms.revenue,
    yearEstablished: { min: earliestYear, max: Number(today.slice(0, 4)) },
    securityQuestions: [...questions],
    states: states
      .filter((each) => each.country === region && sold.includes(each.code))
      .map(({ code, name }) => ({ code, name })),
    coverages: coveragesOf(product).map(({ id }) => id),
    isSurplusOffered,
    isTriaOffered: coveragesOf(product).some(({ id }) => id === coverageIds.TRIA),
  }
}
