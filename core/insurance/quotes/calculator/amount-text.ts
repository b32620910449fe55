import { toDecimal } from '../../../foundation/money/money.ts'

/**
 * An amount as a field value, grouped and without a currency sign: `12,000,000`. The format
 * follows the region, not the language.
 */
export const textOfAmount = (minor: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(toDecimal(minor))
