import { regionTable, type Region } from '../region/regions.ts'

const without = (start: string, text: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text

/**
 * Digits of a national number, from what was typed; undefined when it is not a number of the
 * region. Where words are dropped, `512-555-0143 (home)` is a number.
 */
const nationalOf = (region: Region, text: string): string | undefined => {
  const { dial, trunk, national, dropsWords } = regionTable[region].phone
  if (!dropsWords && !/^[\d\s().+-]*$/.test(text)) return undefined
  const typed = text.replace(/\D/g, '')
  const isAbroad = text.trim().startsWith('+') || (!dropsWords && typed.startsWith('00'))
  const abroad = without('00', typed)
  if (isAbroad && !abroad.startsWith(dial)) return undefined
  // Where numbers have a trunk prefix, an area code in brackets begins with it.
  if (!dropsWords && !isAbroad && /\((?!0)/.test(text)) return undefined
  // `44 5555 555555`, without a plus, is accepted too (spec 3 §5).
  const readings = isAbroad ? [without(dial, abroad)] : [typed, without(dial, typed)]
  return readings
    .map((reading) => without(trunk, reading))
    .find((reading) => national.test(reading))
}

/**
 * A phone number in international form (`+15125550143`), null when it is not a number of the
 * region. In the US, 10 digits, or 11 with a leading 1, count as valid (spec 1 §5).
 */
export const dialable = (region: Region, text: string): string | null => {
  const national = nationalOf(region, text)
  return national === undefined ? null : `+${regionTable[region].phone.dial}${national}`
}

/** A number formatted as in its region, `(512) 555-0143`; the text unchanged when it is invalid. */
export const formatPhone = (region: Region, text: string): string => {
  const national = nationalOf(region, text)
  if (national === undefined) return text
  const { groupings } = regionTable[region].phone
  const [pattern, form] = groupings.find(([each]) => each.test(national)) ?? []
  return pattern === undefined || form === undefined ? text : national.replace(pattern, form)
}
