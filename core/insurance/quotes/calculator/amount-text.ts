import { toDecimal, toMinor } from '../../../foundation/money/money.ts'

const magnitudes = { '': 1, k: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 } as const
type Magnitude = keyof typeof magnitudes

/**
 * An amount as written in the regions: thousands in groups of three or ungrouped, a dot before
 * decimals.
 */
const pattern = /^[$£]?\s*((?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d+)?)\s*(k|m|million|bn|billion)?$/

const isMagnitude = (text: string): text is Magnitude => text in magnitudes

/**
 * Minor units of a typed amount: `12,000,000`, `$12m`, `1.5 million`. Undefined when it is invalid:
 * a format that no locale of ours uses (`2,5m`) is not guessed. Signs between digits are dropped
 * after that check (spec 1 §5).
 */
export const amountOfText = (text: string): number | undefined => {
  const [, digits, word = ''] = pattern.exec(text.trim().toLowerCase()) ?? []
  if (digits === undefined || !isMagnitude(word)) return undefined
  return toMinor(Number(digits.replace(/[^\d.-]/g, '')) * magnitudes[word])
}

/**
 * An amount as a field shows it, grouped and without a sign: `12,000,000`. Fields are filled in as the
 * regions write amounts, in every language.
 */
export const textOfAmount = (minor: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(toDecimal(minor))
