import type { RegionFacts } from '../region/definition.ts'
import { regions, regionTable, type Region } from '../region/regions.ts'
import { withAsciiDigits } from './digits.ts'
import { isReversed, trimmed, withoutInvisible } from './invisible.ts'

/** The region's code of a field error: `Invalid ZIP Code`, … */
export const postalCodeError = (region: Region) => regionTable[region].postalCode.fieldError

/** More than the longest code with spaces. */
const longest = 100

/** A postal code as its region writes it, `m12jw` → `M1 2JW`; a text that is none stays. */
export const writtenPostalCode = (region: Region, text: string): string => {
  if (text.length > longest || isReversed(text)) return text
  const { pattern, parts } = regionTable[region].postalCode
  const typed = trimmed(withoutInvisible(text))
  const compact = withAsciiDigits(typed.normalize('NFKC'))
    .replace(/[\s.]+/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  const written = parts === undefined ? compact : compact.replace(...parts)
  return pattern.test(written) ? written : typed
}

/** Whether a text is a postal code of the region, however it is spaced. */
export const isPostalCode = (region: Region, text: string): boolean =>
  regionTable[region].postalCode.pattern.test(writtenPostalCode(region, text))

/** A postal code of any region as that region writes it: no two have codes in common. */
export const postalTextOf = (text: string): string => {
  const region = regions.find((each) => isPostalCode(each, text))
  return region === undefined ? trimmed(text) : writtenPostalCode(region, text)
}

/** Whether a state has a postal code; true where either is missing, or the region has no ranges. */
const isInState = (region: Region, state: string | null | undefined, text: string): boolean => {
  const { states }: RegionFacts['postalCode'] = regionTable[region].postalCode
  const ranges = state ? states?.[state] : undefined
  const code = Number(writtenPostalCode(region, text))
  return ranges === undefined || ranges.some(([first, last]) => first <= code && code <= last)
}

/** The error of a postal code that is given, and of one that its state does not have. */
export const postalCodeErrorIn = (
  region: Region,
  state: string | null | undefined,
  text: string,
) => {
  if (!isPostalCode(region, text)) return postalCodeError(region)
  return isInState(region, state, text) ? undefined : 'postcodeOfOtherState'
}
