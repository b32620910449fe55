import { regionTable, type Region } from '../region/regions.ts'

/** The region's code of a field error: `Invalid ZIP Code`, … */
export const postalCodeError = (region: Region) => regionTable[region].postalCode.fieldError

/** Whether a text is a postal code of the region; ignores case and outer white space. */
export const isPostalCode = (region: Region, text: string): boolean =>
  regionTable[region].postalCode.pattern.test(text.trim().toUpperCase())
