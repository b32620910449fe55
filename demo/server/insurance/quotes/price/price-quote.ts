import { regionOfProduct } from '#core/insurance/products/products.ts'
import type { ReferralSetting } from '#core/insurance/products/referral-rules.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { findIndustry } from '../../../directory/industry-codes/industries.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { rateAt, type PricingDecisions } from '../../rating/service.ts'
import { withheldCoverages } from '../../rating/withheld-coverages.ts'
import { withNamedReferral } from '../../sandbox/named-outcomes.ts'

/** The path of the calculator's input in the body of a quote. */
const inputPath = 'initialRequestData'

/** A price, the values that its referral depends on, and the description of its industry. */
export interface Pricing {
  readonly price: CalculatorAnswer
  readonly risk: ReferralSetting
  readonly naicsDescription: string | null
}

/** Prices the input of a quote; field errors have their path in the quote's body. */
export const priceOf = (
  services: Pick<Services, 'database'>,
  input: CalculatorInput,
  now: Date,
  decided: PricingDecisions = {},
): Pricing => {
  try {
    const { price: rated, risk } = rateAt({ ...input, presets: false }, now, decided)
    const price = withNamedReferral(services, input.account.name, rated)
    const industry = findIndustry(regionOfProduct[input.product], input.account.naicsCode)
    return { price, risk, naicsDescription: industry?.description ?? null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalidInput') throw error
    throw new ApiError('invalidInput', {
      params: error.params,
      fieldErrors: error.fieldErrors.map((fieldError) => ({
        ...fieldError,
        field: fieldError.field === undefined ? inputPath : `${inputPath}.${fieldError.field}`,
      })),
    })
  }
}

/** Prices the input of a new quote, without coverages that flags withhold. */
export const newPriceOf = async (
  services: Pick<Services, 'database'>,
  input: CalculatorInput,
  now: Date,
): Promise<Pricing> =>
  priceOf(services, input, now, { withheld: await withheldCoverages(services, input) })
