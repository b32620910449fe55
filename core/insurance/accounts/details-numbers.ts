import * as z from 'zod/mini'
import { toDecimal, toMinor } from '../../foundation/money/money.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'

/** Whether a number has a fraction. */
export const isFraction = (number: number | null): boolean =>
  number !== null && Number.isFinite(number) && !Number.isInteger(number)

/**
 * The error code of an invalid number, as specific as the rule that rejects it. A value that is
 * not a number gets the generic code.
 */
const rejectedAs =
  (tooLow: FieldErrorCode, tooHigh: FieldErrorCode) =>
  ({ input }: z.core.$ZodRawIssue): FieldErrorCode | undefined => {
    if (typeof input !== 'number') return undefined
    if (isFraction(input)) return 'account-form:invalid.wholeNumber'
    return input < 0 ? tooLow : tooHigh
  }

/** A whole number or null, with specific error codes. */
/*@__NO_SIDE_EFFECTS__*/
export const wholeNumber = (tooLow: FieldErrorCode, tooHigh: FieldErrorCode) =>
  z.nullable(z.int({ error: rejectedAs(tooLow, tooHigh) }))

/** `amount` or null, with specific error codes. */
/*@__NO_SIDE_EFFECTS__*/
export const revenueAmount = (tooLow: FieldErrorCode) =>
  z.nullable(
    z.codec(z.number(), z.int({ error: rejectedAs(tooLow, 'revenueTooHigh') }), {
      decode: toMinor,
      encode: toDecimal,
    }),
  )
