import { pendingQuoteStatuses, type QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import { isSurplus } from '#core/insurance/products/underwriting.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { statusColumns } from '../effective-status.ts'
import { without } from '../../../kernel/lists/without.ts'

/** The stored input: dates and terms as priced, because defaults change with the date. */
export const pricedInput = (
  requestedInput: CalculatorInput,
  price: CalculatorAnswer,
  companyName: string,
): CalculatorInput => {
  const input = without(requestedInput, 'presets')
  return { ...input, account: { ...input.account, name: companyName }, global: price.global }
}

/** The status after a new price: an indication and a review stay as they are (spec 2 §4). */
const statusAfter = (price: CalculatorAnswer, before: QuoteStatus | undefined): QuoteStatus =>
  pendingQuoteStatuses.find((status) => status === before) ??
  (price.referToUnderwriter ? 'REFERRED' : 'READY')

/** The columns of a quote that follow from its terms, price and previous status. */
export const pricedColumns = (
  input: CalculatorInput,
  price: CalculatorAnswer,
  before?: QuoteStatus,
) => ({
  referralReasons: price.referralReasons,
  ...statusColumns(statusAfter(price, before)),
  naicsCode: input.account.naicsCode,
  limit: price.global.limit,
  deductible: price.global.deductible,
  premium: price.premium,
  mgaFee: price.mgaFee,
  effectiveDate: price.global.effectiveDate,
  endDate: price.global.endDate,
  isSurplus: isSurplus(input.product, input.surplusOnly),
})
