import { coverageIds, type Coverage, type CoverageId } from '#core/insurance/products/coverages.ts'
import { isEligibleIndustry } from '#core/insurance/products/eligibility.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type {
  Availability,
  CalculatorInput,
  UnavailableReason,
} from '#core/insurance/rating/model.ts'
import { failedQuestions } from '#core/insurance/rating/rules.ts'
import type { CoverageLimits, Plan } from './plan/plan.ts'

/** Whether something is not offered in a state. */
export const isExcludedState = (
  state: string | null | undefined,
  notInStates: readonly string[] | undefined,
): boolean => notInStates?.includes(state ?? '') ?? false

/** Coverages that the exclusion of contingent business income removes. */
const excludable: readonly number[] = [
  coverageIds.CONTINGENT_BI,
  coverageIds.CONTINGENT_SYSTEM_FAILURE,
]

const startsWithAny = (code: string, starts: readonly string[] | undefined): boolean =>
  starts?.some((start) => code.startsWith(start)) ?? false

const unavailable = (reason: UnavailableReason): Availability => ({ available: false, reason })

/** Whether the exclusion of contingent business income was selected. */
const isExclusionWanted = (input: CalculatorInput): boolean =>
  input.coverages?.[coverageIds.EXCLUSION_OF_CONTINGENT_BUSINESS_INCOME]?.selected ?? false

const isExcludedIndustry = (limits: CoverageLimits | undefined, industry: string): boolean =>
  startsWithAny(industry, limits?.notForIndustries) ||
  (limits?.onlyForIndustries !== undefined && !startsWithAny(industry, limits.onlyForIndustries))

/** Whether a coverage of a product is sold to an industry. */
export const isForIndustry = (
  plan: Plan,
  product: QuotedProduct,
  id: CoverageId,
  industry: string,
): boolean =>
  !isExcludedIndustry(plan.coverageLimits[id], industry) &&
  isEligibleIndustry(underwritingOf[product].eligibility, industry)

/** Whether a coverage is available, otherwise the reason. `industry` is the code as the table writes it. */
export const availabilityOf = (
  plan: Plan,
  coverage: Coverage,
  input: CalculatorInput,
  industry: string,
): Availability => {
  if (coverage.isDisabled) return unavailable('RANSOM')
  const limits = plan.coverageLimits[coverage.id as CoverageId]
  if (isExcludedState(input.account.state, limits?.notInStates))
    return unavailable('STATE_NOT_SUPPORTED')
  if (isExcludedIndustry(limits, industry)) return unavailable('NOT_AVAILABLE_FOR_INDUSTRY')
  const questions = failedQuestions(coverage.id, input.securityAnswers ?? {})
  if (questions.length > 0) return { ...unavailable('SECURITY_ANSWERS'), questions }
  if (excludable.includes(coverage.id) && isExclusionWanted(input)) return unavailable('EXCLUDED')
  return { available: true }
}
