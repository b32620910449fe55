import { readNumber, type NumberFormat } from '#core/foundation/money/parse-number.ts'

/** Converts between numbers and their text while typing, with grouped thousands. */

interface ParseOptions extends Pick<
  NumberFormat,
  'unit' | 'fraction' | 'negative' | 'acceptsShorthand'
> {
  /**
   * Whether a key changed a grouped number, so that misplaced commas are accepted and corrected.
   */
  readonly isRegrouped?: boolean
}

/** The beginning of a number. */
const numberStart = /^-?\.?$/

/**
 * The plain text of a number, without units, grouping and leading zeros: `$1,200.5` → `1200.5`.
 * Undefined for a text that is not a number, or that means a different number in other countries.
 */
export function plainOf(text: string, options: ParseOptions): string | undefined {
  const { isRegrouped = false, ...format } = options
  const trimmed = text.trim()
  if (numberStart.test(trimmed) && (format.negative || !trimmed.startsWith('-'))) return trimmed
  const reading = readNumber(isRegrouped ? text.replaceAll(',', '') : text, format)
  return reading.kind === 'number' ? reading.plain : undefined
}

/** Whether a text ends in a group that more digits can complete: `1,20`. */
export const hasIncompleteGroup = (text: string): boolean => /\d,\d{0,2}$/.test(text)

/** `1234567.8` → `1,234,567.8`. */
export function group(plain: string): string {
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

const meaningful = /[\d.-]/

/** The caret's position in the grouped text, after the same number of significant characters. */
export function caretAfterGrouping(grouped: string, before: string): number {
  let remaining = before.replace(/[^\d.-]/g, '').length
  let position = 0
  while (remaining > 0 && position < grouped.length) {
    if (meaningful.test(grouped.charAt(position))) remaining--
    position++
  }
  return position
}

/** Parses a plain text; undefined when it is incomplete (`''`, `-`, `.`). */
export function numberOf(plain: string): number | undefined {
  const number = Number(plain)
  return plain === '' || Number.isNaN(number) ? undefined : number
}
