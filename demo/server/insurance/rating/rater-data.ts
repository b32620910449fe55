import { regionOfProduct, type QuotedProduct } from '#core/insurance/products/products.ts'
import type { CoverageId } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import type { BuildUp, BuildUpLine } from '#core/insurance/rating/build-up.ts'
import type { RaterData, TechEnoRate } from '#core/insurance/rating/rater-data.ts'
import { findIndustry } from '../../directory/industry-codes/industries.ts'
import { fieldError } from '../../kernel/api-error.ts'
import { isForIndustry } from './availability.ts'
import { coverageFactors, techEno } from './coverage-premium.ts'
import { adjustmentFactor, companyFactors, techEnoFactor } from './factors.ts'
import type { Plan } from './plan/plan.ts'
import { plans } from './plan/product-plans.ts'
import { companyOf, priceOption, rate, termShare, type PricingSetting } from './rater.ts'
import { resolveTerms } from './resolve-terms.ts'
import { ratingContextAt, type PricingDecisions } from './service.ts'

/** The factors of a price: the company's, and those of each selected rated coverage. */
const explain = (plan: Plan, input: CalculatorInput, setting: PricingSetting) => {
  const company = companyOf(plan, input, setting)
  const { hazard, industry } = company
  const terms = resolveTerms(plan, input, setting.today)
  const { price } = priceOption(plan, company, input, setting)
  return {
    hazard,
    company: {
      ...companyFactors(plan, input, company),
      adjustments: adjustmentFactor(plan, setting.adjustments ?? {}),
      term: termShare(terms),
    },
    coverages: Object.fromEntries(
      Object.entries(price.coverages).flatMap(([key, coverage]) => {
        const id = Number(key)
        const rate = plan.coverages[id as CoverageId]
        return coverage.selected && 'rate' in rate
          ? [[key, coverageFactors(plan, industry, id, rate.rate, coverage, terms, input)]]
          : []
      }),
    ),
  }
}

/** A premium and its parts, priced as when it was saved. */
export const buildUpOf = (
  input: CalculatorInput,
  now: Date,
  decided: PricingDecisions,
): BuildUp => {
  const { plan, setting } = ratingContextAt(input, now, decided)
  const { company, coverages } = explain(plan, input, setting)
  const { price } = rate(plan, input, setting)
  const lines = Object.entries(price.coverages).flatMap(([key, coverage]): BuildUpLine[] => {
    if (!coverage.selected) return []
    const line = { id: Number(key), premium: coverage.premium }
    const coverageRate = plan.coverages[line.id as CoverageId]
    if ('flat' in coverageRate) return [{ kind: 'flat', ...line }]
    if ('ofOthers' in coverageRate)
      return [{ kind: 'share', ...line, share: coverageRate.ofOthers }]
    const factors = coverages[key]
    return factors === undefined ? [] : [{ kind: 'rated', ...line, factors }]
  })
  const { minimumPremiumAdjustment, premium } = price
  return { company, lines, minimumPremiumAdjustment, premium }
}

/** The factors of an input's price. */
export const raterDataOf = (input: CalculatorInput, now: Date): RaterData => {
  const { plan, setting } = ratingContextAt(input, now)
  return { product: input.product, planVersion: plan.version, ...explain(plan, input, setting) }
}

/** The rate of technology errors and omissions of a product for an industry; 400 for an unknown industry. */
export const techEnoRateOf = (product: QuotedProduct, naicsCode: string): TechEnoRate => {
  const industry = findIndustry(regionOfProduct[product], naicsCode)
  if (industry === undefined) throw fieldError('industryUnknown', 'naicsCode')
  const plan = plans[product]
  const rate = plan.coverages[techEno]
  const isSold = coveragesOf(product).some(({ id }) => id === techEno)
  const offered = isSold && isForIndustry(plan, product, techEno, industry.ratedAs)
  return {
    product,
    offered,
    rate: offered && 'rate' in rate ? rate.rate * techEnoFactor(plan, industry.ratedAs) : 0,
  }
}
