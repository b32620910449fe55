import { currencyOf, localeOf } from '#core/foundation/region/regions.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { formatMoney, roundHalfAway, toDecimal, toMinor } from '#core/foundation/money/money.ts'
import { coverageIds, type Coverage, type CoverageId } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { endDates } from '#core/insurance/rating/dates.ts'
import type {
  CalculatorAnswer,
  CalculatorInput,
  PricedCoverage,
  PricedOption,
  ReferralReason,
  ResolvedTerms,
} from '#core/insurance/rating/model.ts'
import type { ReferralParam } from '#core/insurance/products/referral-rules.ts'
import { standardDeductible, standardLimit } from '#core/insurance/products/coverage-terms.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { unansweredQuestions } from '#core/insurance/rating/rules.ts'
import { availabilityOf } from './availability.ts'
import { valueAt } from './curve.ts'
import { companyPremium, hazardOf, securityFactor } from './factors.ts'
import { commonPlan } from './plan/common.ts'
import type { HazardClass, Plan } from './plan/plan.ts'
import { basePreset, includes, resolveTerms } from './resolve.ts'
import { taxLines } from './taxes.ts'

/** What a price depends on besides plan and input. */
export interface PricingSetting {
  /** Today in the insured's zone. */
  readonly today: Today
  /** The industry code as the region's table writes it. */
  readonly industry: string
}

interface Company {
  readonly hazard: HazardClass
  readonly age: number
  /** Whole units, for a year. */
  readonly base: number
}

const dayMs = 86_400_000
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The term as a part of a year that starts on the same day. */
const termShare = ({ effectiveDate, endDate }: ResolvedTerms): number =>
  days(effectiveDate, endDate) / days(effectiveDate, endDates(effectiveDate).standard)

/** Whole units of the currency, at least one. */
const wholeUnits = (sum: number): number => toMinor(Math.max(1, roundHalfAway(sum)))

const unpriced = (
  plan: Plan,
  coverage: Coverage,
  input: CalculatorInput,
  terms: ResolvedTerms,
  industry: string,
): PricedCoverage => {
  const choice = input.coverages?.[coverage.id] ?? {}
  const availability = availabilityOf(plan, coverage, input, industry)
  const asked = coverage.id === coverageIds.TRIA ? (input.tria ?? choice.selected) : choice.selected
  const isWanted = asked ?? includes(basePreset(plan, input.global ?? {}), coverage)
  const { product, account } = input
  const limit =
    choice.limit ?? standardLimit(coverage, { limit: terms.limit, state: account.state, product })
  const deductible = choice.deductible ?? standardDeductible(coverage, terms.deductible)
  return {
    selected: coverage.isMandatory === true || (availability.available && isWanted),
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

/** What a selected coverage costs by itself, minor units; 0 for one priced as a part of the others. */
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

const referralReasons = (
  plan: Plan,
  company: Company,
  input: CalculatorInput,
  terms: ResolvedTerms,
): ReferralReason[] => {
  const region = regionOfProduct[plan.product]
  const currency = currencyOf[region]
  const { questions, referralRules } = underwritingOf[plan.product]
  const answers = input.securityAnswers ?? {}
  const setting = {
    revenue: input.account.revenue,
    limit: terms.limit,
    hazard: company.hazard,
    age: company.age,
    claimHistory: answers.claimHistory,
    unanswered: unansweredQuestions(answers, questions).length,
  }
  const written = (param: ReferralParam): string | number =>
    typeof param === 'number'
      ? param
      : formatMoney({ minor: param.sum, currency }, localeOf[region], { whole: true })
  return referralRules
    .filter((rule) => rule.applies(setting))
    .map(({ code, params }) => ({
      code,
      params: Object.fromEntries(
        Object.entries(params?.(setting) ?? {}).map(([name, param]) => [name, written(param)]),
      ),
    }))
}

const priceOption = (
  plan: Plan,
  company: Company,
  input: CalculatorInput,
  setting: PricingSetting,
): PricedOption => {
  const terms = resolveTerms(plan, input, setting.today)
  const base = company.base * termShare(terms)
  const coverages = coveragesOf(plan.product).map((coverage) => {
    const shown = unpriced(plan, coverage, input, terms, setting.industry)
    const premium = shown.selected ? ownPremium(plan, coverage.id, shown, base, terms, input) : 0
    return [coverage.id, { ...shown, premium }] as const
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
  const reasons = referralReasons(plan, company, input, terms)
  return {
    global: terms,
    coverages: Object.fromEntries(all),
    minimumPremiumAdjustment: premium - rated,
    premium,
    mgaFee,
    taxes,
    totalPremium: premium + mgaFee + taxes.reduce((sum, { amount }) => sum + amount, 0),
    referToUnderwriter: reasons.length > 0,
    referralReasons: reasons,
  }
}

/** The input as a preset has it: the same company and days, nothing chosen by hand. */
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
 * Prices an input that has no field errors. Pure: the same plan, input and day give the same price.
 * Sums are minor units.
 */
export const price = (
  plan: Plan,
  input: CalculatorInput,
  setting: PricingSetting,
): CalculatorAnswer => {
  const hazard = hazardOf(plan, setting.industry)
  const age = Number(setting.today.slice(0, 4)) - input.account.yearEstablished
  const company: Company = { hazard, age, base: companyPremium(plan, input, { hazard, age }) }
  const option = (of: CalculatorInput) => priceOption(plan, company, of, setting)
  const answer: CalculatorAnswer = {
    product: plan.product,
    currency: currencyOf[regionOfProduct[plan.product]],
    ...option(input),
  }
  if (input.presets !== true) return answer
  return {
    ...answer,
    presets: {
      basic: option(asPreset(input, presetIds.basic)),
      popular: option(asPreset(input, presetIds.popular)),
      elite: option(asPreset(input, presetIds.elite)),
    },
  }
}
