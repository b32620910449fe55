import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { writtenStatus } from './effective-status.ts'
import { without } from '../../kernel/lists/without.ts'

/** What is stored of what was asked for: days and terms as they were priced, for a default of today is none tomorrow. */
export const pricedInput = (
  asked: CalculatorInput,
  price: CalculatorAnswer,
  companyName: string,
): CalculatorInput => {
  const input = without(asked, 'presets')
  return { ...input, account: { ...input.account, name: companyName }, global: price.global }
}

/** The columns of a quote that its terms and price decide. */
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
  isSurplus: input.surplusOnly ?? false,
})

/** What is to pay in all: the rater's total and the fees of the broker. */
export const totalOf = (
  price: CalculatorAnswer,
  fees: { readonly brokerFee: number; readonly additionalBrokerFee: number },
): number => price.totalPremium + fees.brokerFee + fees.additionalBrokerFee
