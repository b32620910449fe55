import { regionOfProduct, type QuotedProduct } from '#core/insurance/products/products.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { effectiveDates } from '#core/insurance/rating/dates.ts'
import { ineligibilities, type IneligibleCode } from '#core/insurance/products/eligibility.ts'
import { inputErrors, type InputError } from '#core/insurance/rating/input-errors.ts'
import type {
  CalculatorAnswer,
  CalculatorInput,
  Preset,
  RaterRules,
} from '#core/insurance/rating/model.ts'
import { earliestYear } from '#core/insurance/products/terms.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { findIndustry } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { states } from '../../directory/states/table.ts'
import { todayOf } from '../../directory/states/zones.ts'
import type { Plan } from './plan/plan.ts'
import { planOf } from './plan/plan-of.ts'
import { plans } from './plan/product-plans.ts'
import { rate, type PricingSetting } from './rater.ts'
import { aggregateLimit, includes, termsOf } from './resolve-terms.ts'

const presetNames = { 1: 'BASIC', 2: 'POPULAR', 3: 'ELITE' } as const

/** The field and error of each reason that a product is not offered; other reasons need an account. */
const ineligibleFields: Readonly<Partial<Record<IneligibleCode, InputError>>> = {
  INDUSTRY_NOT_OFFERED: { field: 'account.naicsCode', code: 'productIndustry' },
  REVENUE_TOO_LOW: { field: 'account.revenue', code: 'productRevenueLow' },
  REVENUE_TOO_HIGH: { field: 'account.revenue', code: 'productRevenueHigh' },
}

/** Errors of a company that is not eligible for the product. */
const eligibilityErrors = ({ product, account }: CalculatorInput, industry: string): InputError[] =>
  ineligibilities(underwritingOf[product], { ...account, industry }).flatMap(
    (code) => ineligibleFields[code] ?? [],
  )

/** The inputs that a saved quote adds to its price. */
export interface PricingDecisions extends Pick<
  PricingSetting,
  'releases' | 'adjustments' | 'withheld' | 'comparesAnswers'
> {
  /** The plan version that priced it before. */
  readonly planVersion?: string | undefined
}

/** The plan and setting that price an input; 400 with one error per invalid field. */
export const ratingContextAt = (
  input: CalculatorInput,
  now: Date,
  { planVersion, ...decided }: PricingDecisions = {},
): { readonly plan: Plan; readonly setting: PricingSetting } => {
  const plan = planOf(input.product, planVersion)
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
  const all = [...fieldErrors, ...eligibilityErrors(input, industry.ratedAs)]
  if (all.length > 0) throw new ApiError('invalidInput', { fieldErrors: all })
  return { plan, setting: { today, industry: industry.ratedAs, ...decided } }
}

/**
 * Prices an input at an instant, and returns the values that its referral depends on. Throws a 400 with
 * one error per field for invalid input.
 */
export const rateAt = (
  input: CalculatorInput,
  now: Date,
  decided?: PricingDecisions,
): ReturnType<typeof rate> => {
  const { plan, setting } = ratingContextAt(input, now, decided)
  return rate(plan, input, setting)
}

/** The price of a company without a saved quote. */
export const priceAt = (
  input: CalculatorInput,
  now: Date,
  decided?: PricingDecisions,
): CalculatorAnswer => rateAt(input, now, decided).price

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

/** Everything that a product's form can offer at an instant. */
export const rulesOf = (
  product: QuotedProduct,
  state: string | undefined,
  now: Date,
): RaterRules => {
  const {
    states: sold,
    terms,
    questions,
    placement,
    boost,
    hasDynamicFields,
  } = underwritingOf[product]
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
    ...(terms.underlyingLimits && { underlyingLimits: [...terms.underlyingLimits] }),
    effectiveDate: effectiveDates(today),
    defaults: { ...terms.defaults },
    revenue: terms.revenue,
    yearEstablished: { min: earliestYear, max: Number(today.slice(0, 4)) },
    securityQuestions: [...questions],
    states: states
      .filter((each) => each.country === region && sold.includes(each.code))
      .map(({ code, name }) => ({ code, name })),
    coverages: coveragesOf(product).map(({ id }) => id),
    isSurplusOffered: placement === 'either',
    boost,
    ...(hasDynamicFields && { hasDynamicFields }),
    isTriaOffered: coveragesOf(product).some(({ id }) => id === coverageIds.TRIA),
  }
}
