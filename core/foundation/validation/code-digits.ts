import { withAsciiDigits } from './digits.ts'

/** The digits of a typed or pasted code: `１２３ ٤٥٦` → `123456`. */
export const digitsOf = (text: string): string => withAsciiDigits(text).replaceAll(/\D/g, '')

/**
 * A code without the spaces, hyphens and invisible characters that people type or paste with it.
 */
export const codeOf = (text: string): string =>
  withAsciiDigits(text).replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
