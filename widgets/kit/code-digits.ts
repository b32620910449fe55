import { digitsOf } from '#core/foundation/validation/code-digits.ts'
import { withAsciiDigits } from '#core/foundation/validation/digits.ts'

/** The digits of a text: a code among other numbers, as in a pasted email, or all digits. */
const codeIn = (text: string, length: number): string => {
  const [code, ...others] = withAsciiDigits(text)
    .split(/\D+/)
    .filter((part) => part.length === length)
  return code !== undefined && others.length === 0 ? code : digitsOf(text)
}

/**
 * The digits of a code field after a change, at most `length`. A digit typed into a full code
 * replaces the digit after `caret`, the previous caret position.
 */
export const typedDigits = (
  before: string,
  text: string,
  caret: number,
  length: number,
): string => {
  const digits = codeIn(text, length)
  const isOneMore = before.length === length && digits.length === length + 1
  if (!isOneMore || caret >= length) return digits.slice(0, length)
  return digits.slice(0, caret + 1) + digits.slice(caret + 2)
}
