import { digitsOf } from '#core/foundation/validation/code-text.ts'

/**
 * The digits of a code field after its text changed, at most `length`. One digit typed into a full
 * code replaces the digit after the caret, which was at `caret`.
 */
export const typedDigits = (
  before: string,
  text: string,
  caret: number,
  length: number,
): string => {
  const digits = digitsOf(text)
  const isOneMore = before.length === length && digits.length === length + 1
  if (!isOneMore || caret >= length) return digits.slice(0, length)
  return digits.slice(0, caret + 1) + digits.slice(caret + 2)
}
