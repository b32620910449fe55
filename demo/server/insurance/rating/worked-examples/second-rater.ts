import type { Coverage, CoverageId } from '#core/insurance/products/coverages.ts'
import { fixedLimits } from '#core/insurance/products/fixed-limits.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { commonPlan } from '../plan/common.ts'
import type { Curve, Plan } from '../plan/plan.ts'
import { plans } from '../plan/product-plans.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { divided, isBelow, minus, plus, ratio, rounded, times, type Ratio } from './ratio.ts'
import type { WorkedExample } from './table.ts'

/*
 * A second rater in exact fractions. It follows the description of the plans step by step:
 *
 * 1. Read the base premium from the base curve at the revenue, linearly interpolated.
 * 2. Multiply it by the factors of state or postcode, hazard class, years in business, last claim, the
 *    answers that affect every coverage, IRPM modifier, excluded events and the fraction of a year.
 * 3. Each selected coverage costs that, times its rate, its industry's factor for tech E&O, and the
 *    factors of its answers, limit, deductible, waiting and retroactive period; rounded to a whole unit,
 *    at least one. Flat coverages cost their amount, shares a part of all others.
 * 4. The premium is the sum, at least the minimum premium. Add the fee; round each tax to the cent.
 */

const one = ratio(1)

/** The value of a curve at a point, linearly interpolated. */
const valueAt = (curve: Curve, at: Ratio): Ratio => {
  const points = curve.map(([x, y]) => ({ x: ratio(x), y: ratio(y) }))
  const next = points.findIndex(({ x }) => !isBelow(x, at))
  const above = points[next]
  const below = points[next - 1]
  if (above === undefined) return points.at(-1)?.y ?? one
  if (below === undefined) return above.y
  const part = divided(minus(at, below.x), minus(above.x, below.x))
  return plus(below.y, times(part, minus(above.y, below.y)))
}

const valueOfLongestPrefix = <Value>(
  table: Readonly<Record<string, Value>>,
  code: string,
): Value | undefined => {
  const fitting = Object.keys(table).filter((prefix) => code.startsWith(prefix))
  const longestPrefix = fitting.toSorted((a, b) => b.length - a.length)[0]
  return longestPrefix === undefined ? undefined : table[longestPrefix]
}

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** The day number `months` after the date plus one year. */
const addMonthsAsDays = (date: string, months: number): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return Date.UTC(year, month - 1 + months, day) / 86_400_000
}

const paymentControls = [
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
]

/** Answers that are required for the sale of coverages (spec 2 §4, spec 3 §4). */
const controls: Readonly<Record<number, readonly string[]>> = {
  23: ['isSecurityOfficer', 'useEncryption'],
  24: paymentControls,
  34: ['isSecurityOfficer', 'isSecurityTraining'],
  62: paymentControls,
  63: paymentControls,
  64: paymentControls,
}

const isSold = (plan: Plan, coverage: Coverage, example: WorkedExample): boolean => {
  if (coverage.isDisabled) return false
  const rules = plan.coverageLimits[coverage.id as CoverageId] ?? {}
  const fits = (prefixes: readonly string[]) =>
    prefixes.some((prefix) => example.industry.startsWith(prefix))
  if (rules.notInStates?.includes(example.place)) return false
  if (rules.notForIndustries !== undefined && fits(rules.notForIndustries)) return false
  if (rules.onlyForIndustries !== undefined && !fits(rules.onlyForIndustries)) return false
  return !(controls[coverage.id] ?? []).some((question) => example.answers[question] === 'NO')
}

const isSelected = (plan: Plan, coverage: Coverage, example: WorkedExample): boolean => {
  if (coverage.isMandatory) return true
  if (!isSold(plan, coverage, example)) return false
  if (coverage.key === 'TRIA') return example.tria
  return coverage.includedFromPreset !== null && coverage.includedFromPreset <= example.preset
}

/** Whole units of the currency. */
const limitOf = ({ key, limit }: Coverage, example: WorkedExample): number => {
  if (limit === undefined) return example.limit
  const fixed = fixedLimits[regionOfProduct[example.product]]?.find(
    ({ coverage, states }) => coverage === key && states.includes(example.place),
  )
  if (fixed !== undefined) return fixed.limit / 100
  if ('share' in limit) return example.limit * limit.share
  return 'step' in limit ? example.limit * limit.standardShare : limit.standard / 100
}

const limitFactor = ({ layer }: Plan, limit: number, underlying: number | undefined): Ratio =>
  layer === undefined || underlying === undefined
    ? valueAt(commonPlan.limit, ratio(limit))
    : minus(
        valueAt(layer.limit, ratio(underlying + limit)),
        valueAt(layer.limit, ratio(underlying)),
      )

const deductibleFactor = ({ layer }: Plan, { maxDeductible }: Coverage, asked: number): Ratio => {
  if (maxDeductible === undefined) return one
  const factor = valueAt(commonPlan.deductible, ratio(Math.min(asked, maxDeductible / 100)))
  return layer === undefined
    ? factor
    : plus(one, times(minus(factor, one), ratio(layer.deductibleWeight)))
}

/** The factor of the answers that affect every coverage, or one of them. */
const answerFactor = (example: WorkedExample, id?: number): Ratio => {
  const asked: readonly string[] = underwritingOf[example.product].questions
  const counted = commonPlan.security.filter(
    ({ question, coverages }) =>
      asked.includes(question) &&
      (id === undefined ? coverages === undefined : coverages?.some((each) => each === id)),
  )
  return times(
    one,
    ...counted.map(({ question, factors }) =>
      ratio(factors[example.answers[question] ?? 'skipped']),
    ),
  )
}

const placeFactor = (plan: Plan, place: string): number => {
  const area = /^[A-Z]+/.exec(place)?.[0] ?? ''
  return plan.states[place] ?? plan.postcodeAreas[area] ?? 1
}

/** Steps 1 and 2. */
const companyPremium = (plan: Plan, example: WorkedExample): Ratio => {
  const { starts, ends } = example
  const hazard = valueOfLongestPrefix(plan.hazards, example.industry) ?? 3
  const percent = divided(ratio(Math.abs(example.irpm)), ratio(100))
  const { each, max } = plan.eventCredit
  const credit = times(ratio(each), ratio(example.events))
  return times(
    valueAt(plan.base, ratio(example.revenue)),
    ratio(placeFactor(plan, example.place)),
    ratio(commonPlan.hazardFactors[hazard]),
    valueAt(
      commonPlan.yearsInBusiness,
      ratio(Number(example.priced.slice(0, 4)) - example.established),
    ),
    ratio(commonPlan.claimHistory[example.claims ?? -1] ?? 1),
    answerFactor(example),
    example.irpm < 0 ? minus(one, percent) : plus(one, percent),
    minus(one, isBelow(credit, ratio(max)) ? credit : ratio(max)),
    divided(ratio(dayOf(ends) - dayOf(starts)), ratio(addMonthsAsDays(starts, 12) - dayOf(starts))),
  )
}

const atLeastOne = (units: bigint): bigint => (units < 1n ? 1n : units)

/** Step 3, whole units of the currency. */
const coveragePremium = (
  plan: Plan,
  coverage: Coverage,
  example: WorkedExample,
  company: Ratio,
): bigint => {
  const rate = plan.coverages[coverage.id as CoverageId]
  if ('flat' in rate) return BigInt(rate.flat)
  if ('ofOthers' in rate) return 0n
  const industry =
    coverage.key === 'TECH_ENO' ? valueOfLongestPrefix(plan.techEno ?? {}, example.industry) : 1
  const cost = times(
    company,
    ratio(rate.rate),
    ratio(industry ?? 1),
    answerFactor(example, coverage.id),
    limitFactor(plan, limitOf(coverage, example), example.underlying),
    deductibleFactor(plan, coverage, example.deductible),
    ratio(coverage.hasWaitingPeriod ? (commonPlan.waitingPeriod[example.waiting] ?? 1) : 1),
    ratio(coverage.hasRetroActivePeriod ? (commonPlan.retroActivePeriod[example.retro] ?? 1) : 1),
  )
  return atLeastOne(rounded(cost))
}

/** The amounts of an example in cents. */
export interface WorkedPrice {
  readonly premium: number
  readonly fee: number
  readonly taxes: number
  readonly total: number
}

/** Prices an example in exact fractions. */
export const workedPrice = (example: WorkedExample): WorkedPrice => {
  const plan = plans[example.product]
  const company = companyPremium(plan, example)
  const selected = coveragesOf(example.product).filter((each) => isSelected(plan, each, example))
  const own = selected.reduce(
    (sum, coverage) => sum + coveragePremium(plan, coverage, example, company),
    0n,
  )
  const shares = selected.reduce((sum, { id }) => {
    const rate = plan.coverages[id as CoverageId]
    return 'ofOthers' in rate
      ? sum + atLeastOne(rounded(times({ numerator: own, denominator: 1n }, ratio(rate.ofOthers))))
      : sum
  }, 0n)
  const units = own + shares
  const min = BigInt(plan.minimumPremium)
  const premium = ratio(Number(units < min ? min : units))
  const { placement } = underwritingOf[example.product]
  const isSurplus = placement === 'surplus' || (placement === 'either' && example.surplus)
  const fee = ratio(isSurplus ? plan.mgaFee.surplus : plan.mgaFee.standard)
  const rules = plan.taxes({ state: example.place, isSurplus })
  const goodsTax = ratio(rules.find(({ code }) => code === 'GST')?.rate ?? 0)
  const cents = (sum: Ratio): bigint => rounded(times(sum, ratio(100)))
  const goods = { numerator: cents(times(premium, goodsTax)), denominator: 100n }
  const bases = {
    premium,
    premiumAndFee: plus(premium, fee),
    premiumAndGst: plus(premium, goods),
  }
  const taxes = rules.reduce(
    (sum, { rate = 0, flat = 0, of }) =>
      sum + cents(times(bases[of], ratio(rate))) + cents(ratio(flat)),
    0n,
  )
  return {
    premium: Number(cents(premium)),
    fee: Number(cents(fee)),
    taxes: Number(taxes),
    total: Number(cents(premium) + cents(fee) + taxes),
  }
}
