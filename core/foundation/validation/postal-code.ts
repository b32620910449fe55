import type { Region } from '../region/regions.ts'

/** US: five digits or 5+4, not 00000. UK: outward and inward code. AU: four digits (spec 3 §5). */
const patterns = {
  US: /^(?!00000)\d{5}(?:-\d{4})?$/,
  UK: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  AU: /^\d{4}$/,
} as const satisfies Record<Region, RegExp>

/** The fault's code of each region: `Invalid ZIP Code`, `Invalid UK postal code`, … */
export const postalCodeFault = {
  US: 'zipInvalid',
  UK: 'postcodeInvalid',
  AU: 'australianPostcodeInvalid',
} as const satisfies Record<Region, string>

/** Whether a text is a postal code of the region; case and outer space do not matter. */
export const isPostalCode = (region: Region, text: string): boolean =>
  patterns[region].test(text.trim().toUpperCase())
