import type { Services } from '../../../platform/services.ts'
import type { CalculatorAnswer, CalculatorInput } from '../../rating/model.ts'
import { recalculateQuote } from '../price/endpoints.ts'

/** Prices changed terms of a saved quote. Released referral reasons stay released. */
export const recalculate = (
  { api }: Pick<Services, 'api'>,
  quoteId: string,
  body: CalculatorInput,
  signal: AbortSignal,
): Promise<CalculatorAnswer> =>
  api.call(recalculateQuote, { params: { product: body.product, quoteId }, body, signal })
