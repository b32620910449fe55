import type { RegionData } from '../region/definition.ts'
import { regions, regionTable, type Region } from '../region/regions.ts'
import { withAsciiDigits } from './digits.ts'
import { isRightToLeft, trimmed, withoutInvisible } from './invisible.ts'

/** The region's field error code: `Invalid ZIP Code`, … */
export const postalCodeError = (region: Region) => regionTable[region].postalCode.fieldError

/** Longer than any code with spaces. */
const maxLength = 100

/** Formats a postal code of the region, `m12jw` → `M1 2JW`; other texts are returned unchanged. */
export const formatPostalCode = (region: Region, text: string): string => {
  if (text.length > maxLength || isRightToLeft(text)) return text
  const { pattern, parts } = regionTable[region].postalCode
  const typed = trimmed(withoutInvisible(text))
  const compact = withAsciiDigits(typed.normalize('NFKC'))
    .replace(/[\s.]+/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  const written = parts === undefined ? compact : compact.replace(...parts)
  return pattern.test(written) ? written : typed
}

/** Whether a text is a postal code of the region, with any spacing. */
export const isPostalCode = (region: Region, text: string): boolean =>
  regionTable[region].postalCode.pattern.test(formatPostalCode(region, text))

/** Formats a postal code of any region: no two regions have codes in common. */
export const postalTextOf = (text: string): string => {
  const region = regions.find((each) => isPostalCode(each, text))
  return region === undefined ? trimmed(text) : formatPostalCode(region, text)
}

/** Whether a postal code is in a state; true if either is missing or the region has no ranges. */
const isInState = (region: Region, state: string | null | undefined, text: string): boolean => {
  const { states }: RegionData['postalCode'] = regionTable[region].postalCode
  const ranges = state ? states?.[state] : undefined
  const code = Number(formatPostalCode(region, text))
  return ranges === undefined || ranges.some(([first, last]) => first <= code && code <= last)
}

/** The error of a postal code that is invalid or not in its state. */
export const postalCodeErrorIn = (
  region: Region,
  state: string | null | undefined,
  text: string,
) => {
  if (!isPostalCode(region, text)) return postalCodeError(region)
  return isInState(region, state, text) ? undefined : 'postcodeOfOtherState'
}
