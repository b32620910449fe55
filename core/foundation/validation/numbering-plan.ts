import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { regions, regionTable, type Region } from '../region/regions.ts'
import { dialable, storedPhone } from './phone.ts'

/**
 * The numbering plans of all countries. They are 30 kB, so clients do not contain them: clients
 * check foreign numbers by length, the platform by plan.
 */

const isOfRegion = (dials: string): boolean =>
  regions.some((region) => dials.startsWith(`+${regionTable[region].phone.dial}`))

/**
 * The stored form of a phone number, `+33142685300;ext=12`; null if its country has no such number.
 * Numbers of our own regions are checked by the region's pattern, which includes reserved ones.
 */
export const assignablePhone = (region: Region, text: string): string | null => {
  const dials = dialable(region, text)
  const stored = storedPhone(region, text)
  if (dials === null || stored === null || isOfRegion(dials)) return stored
  const number = parsePhoneNumberFromString(dials)
  // without the trunk zero, which is dialled within the country only
  return number?.isValid() === true ? stored.replace(dials, number.number) : null
}
