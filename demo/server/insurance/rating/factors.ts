import { toDecimal } from '#core/foundation/money/money.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { postcodeArea } from '#core/insurance/rating/postcode.ts'
import type { SecurityAnswers } from '#core/insurance/products/questions.ts'
import { valueAt } from './curve.ts'
import { commonPlan } from './plan/common.ts'
import type { HazardClass, Plan } from './plan/plan.ts'

/**
 * The hazard class of an industry: by the longest code prefix in the plan; 3 when there is none.
 */
export const hazardOf = (plan: Plan, industry: string): HazardClass => {
  for (let length = industry.length; length > 0; length -= 1) {
    const hazard = plan.hazards[industry.slice(0, length)]
    if (hazard !== undefined) return hazard
  }
  return 3
}

const areaFactor = (plan: Plan, { state, postcode }: CalculatorInput['account']): number => {
  const region = regionOfProduct[plan.product]
  if (state !== undefined && Object.hasOwn(plan.states, state)) return plan.states[state] ?? 1
  const area = postcode === undefined ? null : postcodeArea(region, postcode)
  return area === null ? 1 : (plan.postcodeAreas[area] ?? 1)
}

/** Factor of the answers that affect every coverage, or one when its id is given. */
export const securityFactor = (answers: SecurityAnswers, coverageId?: number): number =>
  commonPlan.security
    .filter(({ coverages }) =>
      coverageId === undefined
        ? coverages === undefined
        : coverages?.some((id) => id === coverageId),
    )
    .reduce((factor, { question, factors }) => factor * factors[answers[question] ?? 'skipped'], 1)

/**
 * Base premium of a company in whole units: the cost of a rate of 1 at a million, 25,000 and 12
 * hours for a year.
 */
export const companyPremium = (
  plan: Plan,
  input: CalculatorInput,
  company: { readonly hazard: HazardClass; readonly age: number },
): number => {
  const answers = input.securityAnswers ?? {}
  return (
    valueAt(plan.base, toDecimal(input.account.revenue)) *
    areaFactor(plan, input.account) *
    commonPlan.hazardFactors[company.hazard] *
    valueAt(commonPlan.yearsInBusiness, company.age) *
    (commonPlan.claimHistory[answers.claimHistory ?? -1] ?? 1) *
    securityFactor(answers)
  )
}
