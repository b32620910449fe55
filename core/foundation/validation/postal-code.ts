import { regionTable, type Region } from '../region/regions.ts'

/** The field error's code of a region: `Invalid ZIP Code`, … */
export const postalCodeFault = (region: Region) => regionTable[region].postalCode.fieldError

/** Whether a text is a postal code of the region; case and outer space do not matter. */
export const isPostalCode = (region: Region, text: string): boolean =>
  regionTable[region].postalCode.pattern.test(text.trim().toUpperCase())
