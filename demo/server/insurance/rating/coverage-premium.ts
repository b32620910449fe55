import { roundHalfAway, toDecimal, toMinor } from '#core/foundation/money/money.ts'
import type { CoverageId } from '#core/insurance/products/coverages.ts'
import { roundFactor } from '#core/insurance/rating/build-up.ts'
import type {
  CalculatorInput,
  PricedCoverage,
  ResolvedTerms,
} from '#core/insurance/rating/model.ts'
import { valueAt } from './curve.ts'
import { securityFactor, techEnoFactor } from './factors.ts'
import { commonPlan } from './plan/common.ts'
import type { Plan } from './plan/plan.ts'

/** Rounds to whole units of the currency, at least one. */
export const roundToUnits = (sum: number): number => toMinor(Math.max(1, roundHalfAway(sum)))

/** The id of technology errors and omissions, which is rated by industry. */
export const techEno = 50 satisfies CoverageId

/** Factor of a limit: the total, or the layer above an underlying limit. */
const limitFactor = ({ layer }: Plan, limit: number, underlying: number | undefined): number => {
  if (layer === undefined || underlying === undefined)
    return valueAt(commonPlan.limit, toDecimal(limit))
  const lower = toDecimal(underlying)
  return valueAt(layer.limit, lower + toDecimal(limit)) - valueAt(layer.limit, lower)
}

/** Factor of a deductible in minor units; 1 for a coverage without one. */
const deductibleFactor = ({ layer }: Plan, deductible: number | undefined): number => {
  if (deductible === undefined) return 1
  const factor = valueAt(commonPlan.deductible, toDecimal(deductible))
  return layer === undefined ? factor : 1 + (factor - 1) * layer.deductibleWeight
}

/** The factors of a rated coverage's cost, besides the company's base. */
export const coverageFactors = (
  plan: Plan,
  industry: string,
  id: number,
  rate: number,
  coverage: PricedCoverage,
  terms: ResolvedTerms,
  input: CalculatorInput,
) => ({
  rate,
  industry: id === techEno ? techEnoFactor(plan, industry) : 1,
  security: securityFactor(plan, input.securityAnswers ?? {}, id),
  limit: roundFactor(limitFactor(plan, coverage.limit ?? terms.limit, terms.underlyingLimit)),
  deductible: roundFactor(deductibleFactor(plan, coverage.deductible)),
  waitingPeriod: commonPlan.waitingPeriod[coverage.waitingPeriod ?? 0] ?? 1,
  retroActivePeriod: commonPlan.retroActivePeriod[coverage.retroActivePeriod ?? 0] ?? 1,
})

/** The cost of a selected coverage in minor units; 0 for one priced as a share of the others. */
export const ownPremium = (
  plan: Plan,
  industry: string,
  id: number,
  coverage: PricedCoverage,
  base: number,
  terms: ResolvedTerms,
  input: CalculatorInput,
): number => {
  const rate = plan.coverages[id as CoverageId]
  if ('flat' in rate) return toMinor(rate.flat)
  if ('ofOthers' in rate) return 0
  const of = coverageFactors(plan, industry, id, rate.rate, coverage, terms, input)
  return roundToUnits(
    base *
      of.rate *
      of.industry *
      of.security *
      of.limit *
      of.deductible *
      of.waitingPeriod *
      of.retroActivePeriod,
  )
}
