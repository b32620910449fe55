import * as z from 'zod/mini'
import { toDecimal, toMinor } from '../../foundation/money/money.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'

/** Whether a number is no whole one. */
export const isFraction = (number: number | null): boolean =>
  number !== null && Number.isFinite(number) && !Number.isInteger(number)

/**
 * The code of a number that the shape refuses, so that it reads as the rule that would refuse it. What
 * is no number at all has the common text.
 */
const refusedAs =
  (tooLow: FieldErrorCode, tooHigh: FieldErrorCode) =>
  ({ input }: z.core.$ZodRawIssue): FieldErrorCode | undefined => {
    if (typeof input !== 'number') return undefined
    if (isFraction(input)) return 'account-form:invalid.wholeNumber'
    return input < 0 ? tooLow : tooHigh
  }

/** A whole number or null, with the codes of its rules. */
/*@__NO_SIDE_EFFECTS__*/
export const wholeNumber = (tooLow: FieldErrorCode, tooHigh: FieldErrorCode) =>
  z.nullable(z.int({ error: refusedAs(tooLow, tooHigh) }))

/** `amount` or null, with the codes of its rules. */
/*@__NO_SIDE_EFFECTS__*/
export const revenueAmount = (tooLow: FieldErrorCode) =>
  z.nullable(
    z.codec(z.number(), z.int({ error: refusedAs(tooLow, 'revenueTooHigh') }), {
      decode: toMinor,
      encode: toDecimal,
    }),
  )
