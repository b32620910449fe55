import { toDecimal } from '../../../foundation/money/money.ts'

/**
 * An amount as a field shows it, grouped and without a sign: `12,000,000`. Fields are filled in as the
 * regions write amounts, in every language.
 */
export const textOfAmount = (minor: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(toDecimal(minor))
