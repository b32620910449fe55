/** Text of a number while it is typed: thousands are grouped, and parsed without the grouping. */

/** Keeps digits, one point and a leading minus: `$1,2a.5.0` → `1,2.50` → `12.50`. */
export function strip(text: string, { fraction = 2, negative = false } = {}): string {
  const minus = negative && text.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (fraction === 0 || decimals.length === 0) return minus + digits
  return `${minus}${digits || '0'}.${decimals.join('').slice(0, fraction)}`
}

interface Allowed {
  readonly fraction?: number
  readonly negative?: boolean
  /** Whether one key was typed: what stands between digits is then being moved by it. */
  readonly isTyped: boolean
}

/** Signs and names of the currencies, percent signs and spaces: `strip` drops them from a number. */
const units = /US\$|A\$|[$£%\s]|USD|GBP|AUD/gi

/**
 * Whether a text is a number as the regions write it, so that `strip` changes nothing that it
 * means: `$1,200.50`, not `2,5m`, `1.200.000` or `-5`.
 */
export function isNumberText(text: string, allowed: Allowed): boolean {
  const { fraction = 2, negative = false, isTyped } = allowed
  const digits = isTyped ? '[\\d,]*' : '(?:\\d*|\\d{1,3}(?:,\\d{3})+)'
  const decimals = fraction > 0 || isTyped ? '\\d*' : '0*'
  const pattern = `^${negative ? '-?' : ''}${digits}(?:\\.${decimals})?$`
  return new RegExp(pattern).test(text.replace(units, ''))
}

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
