import { isSurplus } from '#core/insurance/products/underwriting.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { writtenStatus } from './effective-status.ts'
import { without } from '../../kernel/lists/without.ts'

/** The stored input: dates and terms as priced, because defaults change with the date. */
export const pricedInput = (
  asked: CalculatorInput,
  price: CalculatorAnswer,
  companyName: string,
): CalculatorInput => {
  const input = without(asked, 'presets')
  return { ...input, account: { ...input.account, name: companyName }, global: price.global }
}

/** The columns of a quote that follow from its terms and price. */
export const pricedColumns = (input: CalculatorInput, price: CalculatorAnswer) => ({
  referralReasons: price.referralReasons,
  ...writtenStatus(price.referToUnderwriter ? 'REFERRED' : 'READY'),
  naicsCode: input.account.naicsCode,
  limit: price.global.limit,
  deductible: price.global.deductible,
  premium: price.premium,
  mgaFee: price.mgaFee,
  effectiveDate: price.global.effectiveDate,
  endDate: price.global.endDate,
  isSurplus: isSurplus(input.product, input.surplusOnly),
})
