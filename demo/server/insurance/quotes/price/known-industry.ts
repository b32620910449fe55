import { regionOfProduct } from '#core/insurance/products/products.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { knownCode } from '../../../directory/industry-codes/industries.ts'

/** The input with its industry as the region's table writes it. */
export const withKnownIndustry = (input: CalculatorInput): CalculatorInput => {
  const naicsCode = knownCode(regionOfProduct[input.product], input.account.naicsCode)
  return { ...input, account: { ...input.account, naicsCode } }
}
