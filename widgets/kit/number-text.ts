import { currencies, currencySign, type Currency } from '#core/foundation/money/money.ts'

/** Text of a number while it is typed: thousands are grouped, and parsed without the grouping. */

interface Allowed {
  readonly fraction?: number
  readonly negative?: boolean
  /** Whether a key changed a grouped number: its commas are put right, wherever they stand. */
  readonly isRegrouped?: boolean
}

/** A currency's name, and its sign as it is written at home and abroad: `AUD`, `$`, `A$`. */
const patternOf = (code: Currency): string =>
  `${code}|(${code.slice(0, 2)}|${code.slice(0, 1)})?[${currencySign(code)}]`

/** Signs and names of the currencies, percent signs and spaces: `strip` drops them from a number. */
const units = new RegExp(`${currencies.map(patternOf).join('|')}|[%\\s]`, 'gi')

/**
 * Whether a text is a number as the regions write it, so that `strip` changes nothing that it
 * means: `$1,200.50`, not `2,5m`, `1.200.000` or `-5`. A whole number may have `.00`, but not the
 * three digits that are a group elsewhere.
 */
export function isNumberText(text: string, allowed: Allowed): boolean {
  const { fraction = 2, negative = false, isRegrouped = false } = allowed
  const digits = isRegrouped ? '[\\d,]*' : '(?:\\d*|\\d{1,3}(?:,\\d{3})+)'
  const decimals = fraction > 0 ? `\\d{0,${fraction}}` : '0{0,2}'
  const pattern = `^${negative ? '-?' : ''}${digits}(?:\\.${decimals})?$`
  return new RegExp(pattern).test(text.replace(units, ''))
}

/** The plain text of a number, without units, grouping and leading zeros: `$1,200.5` → `1200.5`. */
export function strip(text: string): string {
  return text
    .replace(units, '')
    .replaceAll(',', '')
    .replace(/^(-?)0+(?=\d)/, '$1')
}

/** Whether a text ends in a group that more digits can complete: `1,20`. */
export const isHalfGrouped = (text: string): boolean => /\d,\d{0,2}$/.test(text)

/** `1234567.8` → `1,234,567.8`. */
export function group(plain: string): string {
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

const meaningful = /[\d.-]/

/** The caret's position in the grouped text: after as many significant characters as before. */
export function caretIn(grouped: string, before: string): number {
  let left = before.replace(/[^\d.-]/g, '').length
  let at = 0
  while (left > 0 && at < grouped.length) {
    if (meaningful.test(grouped.charAt(at))) left--
    at++
  }
  return at
}

/** The number of a plain text; undefined for incomplete ones (`''`, `-`, `.`). */
export function numberOf(plain: string): number | undefined {
  const number = Number(plain)
  return plain === '' || Number.isNaN(number) ? undefined : number
}
