import type { Region } from '../region/regions.ts'

/** National numbers: what stands before them, and how many digits they have without it. */
const plans = {
  US: { dial: '1', trunk: '1', digits: [10, 10] },
  UK: { dial: '44', trunk: '0', digits: [9, 10] },
  AU: { dial: '61', trunk: '0', digits: [9, 9] },
} as const satisfies Record<
  Region,
  { dial: string; trunk: string; digits: readonly [number, number] }
>

const without = (start: string, text: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text

/**
 * Digits of a national number, by what was typed; undefined when it is none of the region's. In the
 * US everything but digits is dropped (spec 1 §5): `512-555-0143 (home)` is a number.
 */
const nationalOf = (region: Region, text: string): string | undefined => {
  if (region !== 'US' && !/^[\d\s().+-]*$/.test(text)) return undefined
  const { dial, trunk, digits } = plans[region]
  const [least, most] = digits
  const fits = (national: string): boolean => national.length >= least && national.length <= most
  const typed = text.replace(/\D/g, '')
  const isAbroad = text.trim().startsWith('+') || (region !== 'US' && typed.startsWith('00'))
  const abroad = without('00', typed)
  if (isAbroad && !abroad.startsWith(dial)) return undefined
  // `44 5555 555555` is written without a plus, too (spec 3 §5).
  const readings = isAbroad ? [without(dial, abroad)] : [typed, without(dial, typed)]
  return readings.map((reading) => without(trunk, reading)).find(fits)
}

/**
 * A phone number in the form that dials from everywhere (`+15125550143`), null when it is none of
 * the region's. In the US, 10 digits, or 11 with their leading 1, count as valid (spec 1 §5).
 */
export const dialable = (region: Region, text: string): string | null => {
  const national = nationalOf(region, text)
  return national === undefined ? null : `+${plans[region].dial}${national}`
}

/** How a national number is grouped (spec 3 §5): the first pattern that fits. */
const groupings = {
  US: [[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']],
  UK: [[/^(\d{4})(\d{5,6})$/, '44 $1 $2']],
  AU: [
    [/^(4\d{2})(\d{3})(\d{3})$/, '+61 $1 $2 $3'],
    [/^(\d)(\d{4})(\d{4})$/, '+61 $1 $2 $3'],
  ],
} as const satisfies Record<Region, readonly (readonly [RegExp, string])[]>

/** A number as its region writes it, `(512) 555-0143`; the text itself when it is none. */
export const formatPhone = (region: Region, text: string): string => {
  const national = nationalOf(region, text)
  if (national === undefined) return text
  const [pattern, form] = groupings[region].find(([each]) => each.test(national)) ?? []
  return pattern === undefined || form === undefined ? text : national.replace(pattern, form)
}
