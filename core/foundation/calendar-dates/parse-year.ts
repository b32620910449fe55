import { withAsciiSigns } from '../validation/digits.ts'
import { trimmed, withoutInvisible } from '../validation/invisible.ts'

const patterns = [
  // spreadsheets write whole numbers with decimals
  /^(?<year>[1-9]\d{3})(?:\.0)?$/,
  // databases add a time
  /^(?<year>[1-9]\d{3})([-/.])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])(?:[T ][\d:.]{5,12}Z?)?$/,
  // day or month first: the year is the same
  /^(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\1(?<year>[1-9]\d{3})$/,
]

/** Longer texts are rejected. */
const maxLength = 40

/**
 * Parses a typed year, `1999`, or the year of a date, `1999-05-01`. Undefined for other texts.
 */
export const parseYear = (typed: string): number | undefined => {
  if (typed.length > maxLength) return undefined
  const text = trimmed(withAsciiSigns(withoutInvisible(typed)))
  for (const pattern of patterns) {
    const year = pattern.exec(text)?.groups?.['year']
    if (year !== undefined) return Number(year)
  }
  return undefined
}
