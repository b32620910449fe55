import { readNumber, type NumberFormat } from '#core/foundation/money/number-text.ts'

/** Text of a number while it is typed: thousands are grouped, and parsed without the grouping. */

interface Allowed extends Pick<NumberFormat, 'unit' | 'fraction' | 'negative' | 'isShort'> {
  /** Whether a key changed a grouped number: its commas are put right, wherever they are. */
  readonly isRegrouped?: boolean
}

/** The beginning of a number. */
const begun = /^-?\.?$/

/**
 * The plain text of a number, without units, grouping and leading zeros: `$1,200.5` → `1200.5`.
 * Undefined for a text that is no number, or one that means another number in other countries.
 */
export function plainOf(text: string, allowed: Allowed): string | undefined {
  const { isRegrouped = false, ...format } = allowed
  const trimmed = text.trim()
  if (begun.test(trimmed) && (format.negative || !trimmed.startsWith('-'))) return trimmed
  const reading = readNumber(isRegrouped ? text.replaceAll(',', '') : text, format)
  return reading.kind === 'number' ? reading.plain : undefined
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
