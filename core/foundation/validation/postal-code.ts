import type { RegionFacts } from '../region/definition.ts'
import { regionTable, type Region } from '../region/regions.ts'

/** The region's code of a field error: `Invalid ZIP Code`, … */
export const postalCodeError = (region: Region) => regionTable[region].postalCode.fieldError

/** Whether a text is a postal code of the region; ignores case and outer white space. */
export const isPostalCode = (region: Region, text: string): boolean =>
  regionTable[region].postalCode.pattern.test(text.trim().toUpperCase())

/** Whether a state has a postal code; true where either is missing, or the region has no ranges. */
const isInState = (region: Region, state: string | null | undefined, text: string): boolean => {
  const { states }: RegionFacts['postalCode'] = regionTable[region].postalCode
  const ranges = state ? states?.[state] : undefined
  const code = Number(text.trim())
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
