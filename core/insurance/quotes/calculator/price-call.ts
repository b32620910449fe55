import type { Services } from '../../../platform/services.ts'
import { calculatePrice } from '../../rating/endpoints.ts'
import type { CalculatorAnswer, CalculatorInput } from '../../rating/model.ts'

/** Prices an input that belongs to no saved quote, optionally for an account. */
export const calculate = (
  { api }: Pick<Services, 'api'>,
  body: CalculatorInput & { readonly accountId?: string },
  signal: AbortSignal,
): Promise<CalculatorAnswer> => api.call(calculatePrice, { body, signal, isShown: true })
