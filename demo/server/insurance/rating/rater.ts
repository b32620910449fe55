import { currencyOf } from '#core/foundation/region/regions.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { roundHalfAway, toDecimal, toMinor } from '#core/foundation/money/money.ts'
import { coverageIds, type Coverage, type CoverageId } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { endDates } from '#core/insurance/rating/dates.ts'
import type {
  CalculatorAnswer,
  CalculatorInput,
  PricedCoverage,
  PricedOption,
  ResolvedTerms,
} from '#core/insurance/rating/model.ts'
import type { ReferralSetting, Releases } from '#core/insurance/products/referral-rules.ts'
import { standardDeductible, standardLimit } from '#core/insurance/products/coverage-terms.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { failedQuestions } from '#core/insurance/rating/rules.ts'
import { availabilityOf } from './availability.ts'
import { valueAt } from './curve.ts'
import { companyPremium, hazardOf, securityFactor } from './factors.ts'
import { commonPlan } from './plan/common.ts'
import type { HazardClass, Plan } from './plan/plan.ts'
import { basePreset, includes, resolveTerms } from './resolve.ts'
import { referralOf, riskOf, type RatedCompany } from './referral.ts'
import { taxLines } from './taxes.ts'

/** What a price depends on besides plan and input. */
export interface PricingSetting {
  /** Today in the insured's zone. */
  readonly today: Today
  /** The industry code as the region's table writes it. */
  readonly industry: string
  /** The underwriters' releases of the priced quote. */
  readonly releases?: Releases
}

interface Company extends RatedCompany {
  readonly hazard: HazardClass
  /** Whole units, for a year. */
  readonly base: number
}

const dayMs = 86_400_000
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The term as a fraction of a year that starts on the same day. */
const termShare = ({ effectiveDate, endDate }: ResolvedTerms): number =>
  days(effectiveDate, endDate) / days(effectiveDate, endDates(effectiveDate).standard)

/** Whole units of the currency, at least one. */
const wholeUnits = (sum: number): number => toMinor(Math.max(1, roundHalfAway(sum)))

/** Whether a coverage was selected, or is part of the preset. */
const isWanted = (plan: Plan, coverage: Coverage, input: CalculatorInput): boolean => {
  const selected = input.coverages?.[coverage.id]?.selected
  const asked = coverage.id === coverageIds.TRIA ? (input.tria ?? selected) : selected
  return asked ?? includes(basePreset(plan, input.global ?? {}), coverage)
}

const unpriced = (
  plan: Plan,
  coverage: Coverage,
  input: CalculatorInput,
  terms: ResolvedTerms,
  industry: string,
): PricedCoverage => {
  const choice = input.coverages?.[coverage.id] ?? {}
  const availability = availabilityOf(plan, coverage, input, industry)
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

/** The cost of a selected coverage, minor units; 0 for one priced as a share of the others. */
const ownPremium = (
  plan: Plan,
  id: number,
  coverage: PricedCoverage,
  base: number,
  terms: ResolvedTerms,
  input: CalculatorInput,
): number => {
  const rate = plan.coverages[id as CoverageId]
  if ('flat' in rate) return toMinor(rate.flat)
  if ('ofOthers' in rate) return 0
  return wholeUnits(
    base *
      rate.rate *
      securityFactor(input.securityAnswers ?? {}, id) *
      valueAt(commonPlan.limit, toDecimal(coverage.limit ?? terms.limit)) *
      (coverage.deductible === undefined
        ? 1
        : valueAt(commonPlan.deductible, toDecimal(coverage.deductible))) *
      (commonPlan.waitingPeriod[coverage.waitingPeriod ?? 0] ?? 1) *
      (commonPlan.retroActivePeriod[coverage.retroActivePeriod ?? 0] ?? 1),
  )
}

/** The cost of the coverage if the answers that disable it were YES; undefined when none does. */
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

/** A price and the risk facts that it was referred by. */
interface Rated<Price> {
  readonly price: Price
  readonly risk: ReferralSetting
}

const priceOption = (
  plan: Plan,
  company: Company,
  input: CalculatorInput,
  setting: PricingSetting,
): Rated<PricedOption> => {
  const terms = resolveTerms(plan, input, setting.today)
  const base = company.base * termShare(terms)
  const coverages = coveragesOf(plan.product).map((coverage) => {
    const shown = unpriced(plan, coverage, input, terms, setting.industry)
    const cost = (of: CalculatorInput) => ownPremium(plan, coverage.id, shown, base, terms, of)
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
    return [id, isPart ? { ...shown, premium: wholeUnits(toDecimal(own) * rate.ofOthers) } : shown]
  }) satisfies [number, PricedCoverage][]
  const rated = all.reduce((sum, [, { premium }]) => sum + premium, 0)
  const premium = Math.max(rated, toMinor(plan.minimumPremium))
  const isSurplus = underwritingOf[plan.product].isSurplusOffered && input.surplusOnly === true
  const mgaFee = toMinor(isSurplus ? plan.mgaFee.surplus : plan.mgaFee.standard)
  const taxes = taxLines(plan.taxes({ state: input.account.state, isSurplus }), premium, mgaFee)
  const risk = riskOf(plan, company, input, { limit: terms.limit, premium })
  const price: PricedOption = {
    global: terms,
    coverages: Object.fromEntries(all),
    minimumPremiumAdjustment: premium - rated,
    premium,
    mgaFee,
    taxes,
    totalPremium: premium + mgaFee + taxes.reduce((sum, { amount }) => sum + amount, 0),
    ...referralOf(plan, risk, setting.releases ?? {}),
  }
  return { price, risk }
}

/** The input of a preset: the same company and dates, without choices made by hand. */
const asPreset = (input: CalculatorInput, preset: number): CalculatorInput => ({
  ...input,
  global: {
    preset,
    effectiveDate: input.global?.effectiveDate,
    endDate: input.global?.endDate,
  },
  coverages: {},
})

/**
 * Prices an input without field errors, and returns the facts by which it is referred. Pure: the
 * same plan, input, date and releases give the same price. Amounts are minor units.
 */
export const rate = (
  plan: Plan,
  input: CalculatorInput,
  setting: PricingSetting,
): Rated<CalculatorAnswer> => {
  const { industry } = setting
  const hazard = hazardOf(plan, industry)
  const age = Number(setting.today.slice(0, 4)) - input.account.yearEstablished
  const base = companyPremium(plan, input, { hazard, age })
  const company: Company = { industry, hazard, age, base }
  const option = (of: CalculatorInput) => priceOption(plan, company, of, setting)
  const { price: own, risk } = option(input)
  const answer: CalculatorAnswer = {
    product: plan.product,
    currency: currencyOf[regionOfProduct[plan.product]],
    ...own,
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

/** The price alone. */
export const price = (
  plan: Plan,
  input: CalculatorInput,
  setting: PricingSetting,
): CalculatorAnswer => rate(plan, input, setting).price
