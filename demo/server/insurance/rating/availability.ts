import { coverageIds, type Coverage, type CoverageId } from '#core/insurance/products/coverages.ts'
import type {
  Availability,
  CalculatorInput,
  UnavailableReason,
} from '#core/insurance/rating/model.ts'
import { failedQuestions } from '#core/insurance/rating/rules.ts'
import type { Plan } from './plan/plan.ts'

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

/** Whether a coverage is available, and why not. `industry` is the code as the table writes it. */
export const availabilityOf = (
  plan: Plan,
  coverage: Coverage,
  input: CalculatorInput,
  industry: string,
): Availability => {
  if (coverage.isDisabled) return unavailable('RANSOM')
  const limits = plan.coverageLimits[coverage.id as CoverageId]
  if (limits?.notInStates?.includes(input.account.state ?? ''))
    return unavailable('STATE_NOT_SUPPORTED')
  const isIndustryOut =
    startsWithAny(industry, limits?.notForIndustries) ||
    (limits?.onlyForIndustries !== undefined && !startsWithAny(industry, limits.onlyForIndustries))
  if (isIndustryOut) return unavailable('NOT_AVAILABLE_FOR_INDUSTRY')
  const questions = failedQuestions(coverage.id, input.securityAnswers ?? {})
  if (questions.length > 0) return { ...unavailable('SECURITY_ANSWERS'), questions }
  if (excludable.includes(coverage.id) && isExclusionWanted(input)) return unavailable('EXCLUDED')
  return { available: true }
}
