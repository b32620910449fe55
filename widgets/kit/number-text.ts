/** Text of a number while it is typed: thousands are grouped, and parsed without the grouping. */

/** Keeps digits, one point and a leading minus: `$1,2a.5.0` → `1,2.50` → `12.50`. */
export function strip(text: string, { fraction = 2, negative = false } = {}): string {
  const minus = negative && text.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (fraction === 0 || decimals.length === 0) return minus + digits
  return `${minus}${digits || '0'}.${decimals.join('').slice(0, fraction)}`
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
