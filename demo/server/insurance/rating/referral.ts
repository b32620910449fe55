import { currencyOf } from '#core/foundation/region/regions.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import {
  isReleased,
  type ReferralParam,
  type ReferralRule,
  type ReferralSetting,
  type Releases,
} from '#core/insurance/products/referral-rules.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { CalculatorInput, PricedOption, ReferralReason } from '#core/insurance/rating/model.ts'
import { unansweredQuestions } from '#core/insurance/rating/rules.ts'
import type { Bypass } from './factors.ts'
import type { Plan } from './plan/plan.ts'

/** The company data that referral rules check. */
export interface RatedCompany {
  /** The industry code as the region's table writes it. */
  readonly industry: string
  /** 1 to 5. */
  readonly hazard: number
  /** Years. */
  readonly age: number
}

/** The referral values of a price. */
export const riskOf = (
  plan: Plan,
  company: RatedCompany,
  input: CalculatorInput,
  { limit, premium }: { readonly limit: number; readonly premium: number },
): ReferralSetting => {
  const answers = input.securityAnswers ?? {}
  return {
    revenue: input.account.revenue,
    limit,
    premium,
    industry: company.industry,
    hazard: company.hazard,
    age: company.age,
    claimHistory: answers.claimHistory,
    unanswered: unansweredQuestions(answers, underwritingOf[plan.product].questions),
  }
}

/** The reasons of the given rules, with amounts in the plan's currency. */
const reasonsOf = (
  plan: Plan,
  rules: readonly ReferralRule[],
  setting: ReferralSetting,
): ReferralReason[] => {
  const currency = currencyOf[regionOfProduct[plan.product]]
  const toWire = (param: ReferralParam): ReferralReason['params'][string] =>
    typeof param === 'number' ? param : { amount: param.sum, currency }
  return rules.map(({ code, params }) => ({
    code,
    params: Object.fromEntries(
      Object.entries(params?.(setting) ?? {}).map(([name, param]) => [name, toWire(param)]),
    ),
  }))
}

const isUpTo = (max: number | null, actual: number): boolean => max === null || actual <= max

/** Whether a bypass of the rules covers a price. */
const covers = (
  { maxLimit, maxPremium }: Bypass,
  { limit, premium }: Pick<ReferralSetting, 'limit' | 'premium'>,
): boolean => isUpTo(maxLimit, limit) && isUpTo(maxPremium, premium)

/** Whether the price is referred, with the open and the released reasons. */
export const referralOf = (
  plan: Plan,
  risk: ReferralSetting,
  releases: Releases,
  bypass?: Bypass,
): Pick<PricedOption, 'referToUnderwriter' | 'referralReasons' | 'releasedReasons'> => {
  const isBypassed = bypass !== undefined && covers(bypass, risk)
  const applying = underwritingOf[plan.product].referralRules.filter((rule) => rule.applies(risk))
  const released = applying.filter(
    (rule) => isReleased(rule, risk, releases) || (isBypassed && rule.isNoWorse !== undefined),
  )
  const open = applying.filter((rule) => !released.includes(rule))
  return {
    referToUnderwriter: open.length > 0,
    referralReasons: reasonsOf(plan, open, risk),
    ...(released.length === 0 ? {} : { releasedReasons: reasonsOf(plan, released, risk) }),
  }
}
