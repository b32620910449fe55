import { currencyOf } from '#core/foundation/region/regions.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { toDecimal, toMinor } from '#core/foundation/money/money.ts'
import { coverageIds, type Coverage, type CoverageId } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { roundFactor } from '#core/insurance/rating/build-up.ts'
import { endDates } from '#core/insurance/rating/dates.ts'
import type {
  AnswerEffect,
  Availability,
  CalculatorAnswer,
  CalculatorInput,
  PricedCoverage,
  PricedOption,
  ResolvedTerms,
} from '#core/insurance/rating/model.ts'
import type { ReferralSetting, Releases } from '#core/insurance/products/referral-rules.ts'
import { standardDeductible, standardLimit } from '#core/insurance/products/coverage-terms.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import {
  isSurplus as isPlacedAsSurplus,
  underwritingOf,
} from '#core/insurance/products/underwriting.ts'
import {
  controlQuestions,
  failedQuestions,
  type ControlQuestion,
} from '#core/insurance/rating/rules.ts'
import { availabilityOf } from './availability.ts'
import { ownPremium, roundToUnits } from './coverage-premium.ts'
import { adjustmentFactor, companyPremium, hazardOf, type Adjustments } from './factors.ts'
import type { HazardClass, Plan } from './plan/plan.ts'
import { basePreset, includes, resolveTerms } from './resolve-terms.ts'
import { referralOf, riskOf, type RatedCompany } from './referral.ts'
import { taxLines } from './taxes.ts'

/** The inputs of a price besides plan and input. */
export interface PricingSetting {
  /** Today in the insured's zone. */
  readonly today: Today
  /** The industry code as the region's table writes it. */
  readonly industry: string
  /** The underwriters' releases of the quote. */
  readonly releases?: Releases
  /** The underwriters' decisions on the quote. */
  readonly adjustments?: Adjustments
  /** Coverages that a feature flag withholds. */
  readonly withheld?: readonly CoverageId[]
  /** Whether the price includes the effect of other answers, for a form. */
  readonly comparesAnswers?: boolean
}

interface Company extends RatedCompany {
  readonly hazard: HazardClass
  /** Whole units, for a year. */
  readonly base: number
}

const dayMs = 86_400_000
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The term as a fraction of a year that starts on the same day. */
export const termShare = ({ effectiveDate, endDate }: ResolvedTerms): number =>
  roundFactor(days(effectiveDate, endDate) / days(effectiveDate, endDates(effectiveDate).standard))

/** Whether a coverage was selected or is part of the preset. */
export const isWanted = (plan: Plan, coverage: Coverage, input: CalculatorInput): boolean => {
  const selected = input.coverages?.[coverage.id]?.selected
  const requested = coverage.id === coverageIds.TRIA ? (input.tria ?? selected) : selected
  return requested ?? includes(basePreset(plan, input.global ?? {}), coverage)
}

const unpriced = (
  plan: Plan,
  coverage: Coverage,
  input: CalculatorInput,
  terms: ResolvedTerms,
  { industry, withheld }: PricingSetting,
): PricedCoverage => {
  const choice = input.coverages?.[coverage.id] ?? {}
  const isWithheld = withheld?.some((id) => id === coverage.id) === true
  const availability: Availability = isWithheld
    ? { available: false, reason: 'NOT_AVAILABLE_FOR_INDUSTRY' }
    : availabilityOf(plan, coverage, input, industry)
  const { product, account } = input
  const limit =
    choice.limit ?? standardLimit(coverage, { limit: terms.limit, state: account.state, product })
  const deductible = choice.deductible ?? standardDeductible(coverage, terms.deductible)
  return {
    selected:
      coverage.isMandatory === true || (availability.available && isWanted(plan, coverage, input)),
    locked: coverage.isMandatory === true,
    availability,
    ...(limit === undefined ? {} : { limit }),
    ...(deductible === undefined ? {} : { deductible }),
    ...(coverage.hasWaitingPeriod
      ? { waitingPeriod: choice.waitingPeriod ?? terms.waitingPeriod }
      : {}),
    ...(coverage.hasRetroActivePeriod
      ? { retroActivePeriod: choice.retroActivePeriod ?? terms.retroActivePeriod }
      : {}),
    premium: 0,
  }
}

/** The cost of the coverage if the answers that disable it were YES; undefined if none does. */
const withheldPremium = (
  coverage: Coverage,
  shown: PricedCoverage,
  input: CalculatorInput,
  cost: (input: CalculatorInput) => number,
): number | undefined => {
  if (shown.availability.reason !== 'SECURITY_ANSWERS') return undefined
  const failed = failedQuestions(coverage.id, input.securityAnswers ?? {})
  const answers = Object.fromEntries(failed.map((question) => [question, 'YES' as const]))
  return cost({ ...input, securityAnswers: { ...input.securityAnswers, ...answers } })
}

/** A price and the values that its referral depends on. */
export interface Rated<Price> {
  readonly price: Price
  readonly risk: ReferralSetting
}

export const priceOption = (
  plan: Plan,
  company: Company,
  input: CalculatorInput,
  setting: PricingSetting,
): Rated<PricedOption> => {
  const terms = resolveTerms(plan, input, setting.today)
  const base = roundFactor(company.base * termShare(terms))
  const coverages = coveragesOf(plan.product).map((coverage) => {
    const shown = unpriced(plan, coverage, input, terms, setting)
    const cost = (of: CalculatorInput) =>
      ownPremium(plan, setting.industry, coverage.id, shown, base, terms, of)
    const withheld = isWanted(plan, coverage, input)
      ? withheldPremium(coverage, shown, input, cost)
      : undefined
    const premium = shown.selected ? cost(input) : 0
    return [
      coverage.id,
      { ...shown, premium, ...(withheld === undefined ? {} : { withheldPremium: withheld }) },
    ] as const
  })
  const own = coverages.reduce((sum, [, { premium }]) => sum + premium, 0)
  const all = coverages.map(([id, shown]) => {
    const rate = plan.coverages[id as CoverageId]
    const isPart = shown.selected && 'ofOthers' in rate
    return [
      id,
      isPart ? { ...shown, premium: roundToUnits(toDecimal(own) * rate.ofOthers) } : shown,
    ]
  }) satisfies [number, PricedCoverage][]
  const rated = all.reduce((sum, [, { premium }]) => sum + premium, 0)
  const premium = Math.max(rated, toMinor(plan.minimumPremium))
  const isSurplus = isPlacedAsSurplus(plan.product, input.surplusOnly)
  const mgaFee =
    setting.adjustments?.mgaFee ?? toMinor(isSurplus ? plan.mgaFee.surplus : plan.mgaFee.standard)
  const taxRules = plan.taxes({ state: input.account.state, isSurplus })
  const taxes = taxLines(taxRules, premium, mgaFee)
  const risk = riskOf(plan, company, input, { limit: terms.limit, premium })
  const price: PricedOption = {
    global: terms,
    coverages: Object.fromEntries(all),
    minimumPremiumAdjustment: premium - rated,
    premium,
    mgaFee,
    isMgaFeeTaxed: taxRules.some(({ of, rate = 0 }) => of === 'premiumAndFee' && rate > 0),
    taxes,
    totalPremium: premium + mgaFee + taxes.reduce((sum, { amount }) => sum + amount, 0),
    ...referralOf(plan, risk, setting.releases ?? {}, setting.adjustments?.bypass),
  }
  return { price, risk }
}

/** The input of a preset: the same company and dates, without manual choices. */
const asPreset = (input: CalculatorInput, preset: number): CalculatorInput => ({
  ...input,
  global: {
    preset,
    underlyingLimit: input.global?.underlyingLimit,
    effectiveDate: input.global?.effectiveDate,
    endDate: input.global?.endDate,
  },
  coverages: {},
})

/** The company of an input as it is rated. */
export const companyOf = (plan: Plan, input: CalculatorInput, setting: PricingSetting): Company => {
  const { industry, today, adjustments = {} } = setting
  const hazard = hazardOf(plan, industry)
  const age = Number(today.slice(0, 4)) - input.account.yearEstablished
  const base = companyPremium(plan, input, { hazard, age }) * adjustmentFactor(plan, adjustments)
  return { industry, hazard, age, base }
}

/** The input with the other answer to a question that can disable a coverage. */
const otherwise = (input: CalculatorInput, question: ControlQuestion): CalculatorInput => ({
  ...input,
  securityAnswers: {
    ...input.securityAnswers,
    [question]: input.securityAnswers?.[question] === 'NO' ? 'YES' : 'NO',
  },
})

/** The coverages that only one of two prices of a product has. */
const changedCoverages = (one: PricedOption, other: PricedOption): number[] =>
  Object.keys(one.coverages)
    .filter((id) => one.coverages[id]?.selected !== other.coverages[id]?.selected)
    .map(Number)

/** The effect on the total of each control question's other answer. */
const answerEffects = (
  { product }: Plan,
  input: CalculatorInput,
  own: PricedOption,
  priceOf: (input: CalculatorInput) => PricedOption,
): AnswerEffect[] =>
  controlQuestions
    .filter((question) => underwritingOf[product].questions.includes(question))
    .map((question) => {
      const other = priceOf(otherwise(input, question))
      return {
        question,
        coverages: changedCoverages(own, other),
        difference: other.totalPremium - own.totalPremium,
      }
    })

/**
 * Prices an input without field errors, and returns the values that its referral depends on. Pure: the
 * same plan, input, date and releases give the same price. Amounts are minor units.
 */
export const rate = (
  plan: Plan,
  input: CalculatorInput,
  setting: PricingSetting,
): Rated<CalculatorAnswer> => {
  // the company's premium includes the answers
  const option = (of: CalculatorInput) =>
    priceOption(plan, companyOf(plan, of, setting), of, setting)
  const { price: own, risk } = option(input)
  const answer: CalculatorAnswer = {
    product: plan.product,
    currency: currencyOf[regionOfProduct[plan.product]],
    planVersion: plan.version,
    ...(setting.adjustments?.irpmModifier === undefined
      ? {}
      : { irpmModifier: setting.adjustments.irpmModifier }),
    ...own,
    ...(setting.comparesAnswers && {
      answerEffects: answerEffects(plan, input, own, (of) => option(of).price),
    }),
  }
  if (input.presets !== true) return { price: answer, risk }
  const ofPreset = (preset: number) => option(asPreset(input, preset)).price
  const presets = {
    basic: ofPreset(presetIds.basic),
    popular: ofPreset(presetIds.popular),
    elite: ofPreset(presetIds.elite),
  }
  return { price: { ...answer, presets }, risk }
}

/** The price without the referral values. */
export const price = (
  plan: Plan,
  input: CalculatorInput,
  setting: PricingSetting,
): CalculatorAnswer => rate(plan, input, setting).price
