import type { Authority } from '#core/directory/underwriting-authority/model.ts'
import { toDecimal } from '#core/foundation/money/money.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import {
  quotedProducts,
  regionOfProduct,
  type QuotedProduct,
} from '#core/insurance/products/products.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { roundFactor } from '#core/insurance/rating/build-up.ts'
import { postcodeArea } from '#core/insurance/rating/postcode.ts'
import type { SecurityAnswers } from '#core/insurance/products/questions.ts'
import { valueAt } from './curve.ts'
import { commonPlan } from './plan/common.ts'
import type { CommonPlan, HazardClass, Plan } from './plan/plan.ts'

/** A table's value for the longest prefix of an industry code. */
const byLongestPrefix = <Value>(
  table: Readonly<Record<string, Value>>,
  industry: string,
): Value | undefined => {
  for (let length = industry.length; length > 0; length -= 1) {
    const found = table[industry.slice(0, length)]
    if (found !== undefined) return found
  }
  return undefined
}

/** The hazard class of an industry: by the longest code prefix in the plan, 3 by default. */
export const hazardOf = (plan: Plan, industry: string): HazardClass =>
  byLongestPrefix(plan.hazards, industry) ?? 3

const areaFactor = (plan: Plan, { state, postcode }: CalculatorInput['account']): number => {
  const region = regionOfProduct[plan.product]
  if (state !== undefined && Object.hasOwn(plan.states, state)) return plan.states[state] ?? 1
  const area = postcode === undefined ? null : postcodeArea(region, postcode)
  return area === null ? 1 : (plan.postcodeAreas[area] ?? 1)
}

/** The priced questions of each product; answers to others do not affect the price. */
const pricedQuestions: ReadonlyMap<QuotedProduct, CommonPlan['security']> = new Map(
  quotedProducts.map((product) => {
    const asked: readonly string[] = underwritingOf[product].questions
    return [product, commonPlan.security.filter(({ question }) => asked.includes(question))]
  }),
)

/** Factor of the answers that affect every coverage, or one coverage if its id is given. */
export const securityFactor = (
  { product }: Pick<Plan, 'product'>,
  answers: SecurityAnswers,
  coverageId?: number,
): number => {
  let factor = 1
  for (const { question, factors, coverages } of pricedQuestions.get(product) ?? []) {
    const counts =
      coverageId === undefined
        ? coverages === undefined
        : coverages?.some((id) => id === coverageId) === true
    if (counts) factor *= factors[answers[question] ?? 'skipped']
  }
  return roundFactor(factor)
}

/** The highest limit and premium that a bypass covers, minor units; null is without limit. */
export type Bypass = Pick<Authority, 'maxLimit' | 'maxPremium'>

/**
 * An underwriter's decisions on a quote: a modification by the individual risk, excluded events, and the
 * fee of the managing general agent.
 */
export interface Adjustments {
  /** 1 + total percent/100 (spec 2 §9). */
  readonly irpmModifier?: number | undefined
  readonly excludedEvents?: number | undefined
  /** Minor units; replaces the plan's. */
  readonly mgaFee?: number | undefined
  /** The limits of a bypass of every releasable rule. */
  readonly bypass?: Bypass | undefined
}

/** Factor of the underwriter's decisions. */
export const adjustmentFactor = (
  { eventCredit }: Plan,
  { irpmModifier = 1, excludedEvents = 0 }: Adjustments,
): number =>
  roundFactor(irpmModifier * (1 - Math.min(eventCredit.max, eventCredit.each * excludedEvents)))

/** Factor of technology errors and omissions for an industry, by its longest prefix. */
export const techEnoFactor = ({ techEno = {} }: Plan, industry: string): number =>
  byLongestPrefix(techEno, industry) ?? 1

/** The factors of a company's base premium; the base in whole units. */
export const companyFactors = (
  plan: Plan,
  { account, securityAnswers: answers = {} }: CalculatorInput,
  company: { readonly hazard: HazardClass; readonly age: number },
) => ({
  base: roundFactor(valueAt(plan.base, toDecimal(account.revenue))),
  area: areaFactor(plan, account),
  hazard: commonPlan.hazardFactors[company.hazard],
  yearsInBusiness: roundFactor(valueAt(commonPlan.yearsInBusiness, company.age)),
  claimHistory: commonPlan.claimHistory[answers.claimHistory ?? -1] ?? 1,
  security: securityFactor(plan, answers),
})

/**
 * Base premium of a company in whole units: the cost of a rate of 1 at a million, 25,000 and 12 hours for
 * a year.
 */
export const companyPremium = (...given: Parameters<typeof companyFactors>): number => {
  const { base, area, hazard, yearsInBusiness, claimHistory, security } = companyFactors(...given)
  return base * area * hazard * yearsInBusiness * claimHistory * security
}
