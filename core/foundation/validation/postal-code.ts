import { regions, regionTable, type Region } from '../region/regions.ts'
import { withAsciiDigits } from './digits.ts'
import { trimmed, withoutInvisible } from './invisible.ts'

/** The region's code of a field error: `Invalid ZIP Code`, … */
export const postalCodeError = (region: Region) => regionTable[region].postalCode.fieldError

/** A postal code as its region writes it, `m12jw` → `M1 2JW`; a text that is none stays. */
export const writtenPostalCode = (region: Region, text: string): string => {
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
