import * as z from 'zod/mini'
import { toDecimal } from '#core/foundation/money/money.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { feesOutOfRange } from '#core/insurance/quotes/edit/fees.ts'
import type { FieldErrorCode } from '#core/foundation/validation/field-errors.ts'

const inRange = z.refine<string>((text) => {
  const fee = parseAmount(text)
  return text === '' || (fee !== undefined && feesOutOfRange({ fee }).length === 0)
}, 'products:feeRange')

/** A fee as field text: a decimal, `250.5`. */
const requiredFee = (missing: FieldErrorCode) =>
  z.string().check(z.minLength(1, { error: missing, abort: true }), inRange)

/** The form of the broker's fees; an empty additional fee means none. */
export const brokerFeeForm = z.object({
  brokerFee: requiredFee('adjustments:brokerFee.required'),
  additionalBrokerFee: z.string().check(inRange),
})
export type BrokerFeeForm = z.output<typeof brokerFeeForm>

/** The form of the MGA fee. */
export const mgaFeeForm = z.object({ mgaFee: requiredFee('adjustments:mgaFee.required') })
export type MgaFeeForm = z.output<typeof mgaFeeForm>

/** A fee as field text. */
export const feeText = (minor: number): string => String(toDecimal(minor))

/** The minor units of a fee's field; empty is zero. */
export const feeOf = (text: string): number => parseAmount(text) ?? 0
