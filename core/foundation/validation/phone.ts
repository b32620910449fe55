import { regions, regionTable, type Region } from '../region/regions.ts'
import type { Translate } from '../wording/wording.ts'
import { withAsciiDigits } from './digits.ts'
import { isRightToLeft, trimmed, withoutInvisible } from './invisible.ts'

/** A parsed phone number. */
interface PhoneNumber {
  /** The number in international form, `+15125550143` (E.164). */
  readonly dials: string
  /** Digits dialled after the call is answered. */
  readonly extension?: string
}

/** The stored form, `+15125550143;ext=123` (RFC 3966). */
const stored = /^(\+\d+)(?:;ext=(\d+))?$/

const extensionMark = /[\s,;:(-]*(?:extension|extn?|xtn|x|#)[\s.:=#]*(\d{1,7})[\s)#]*$/i

/** A number followed by an extension; the mark needs digits after it. */
const withExtension = (text: string): readonly [number: string, extension?: string] => {
  const found = extensionMark.exec(text)
  return found?.[1] === undefined ? [text] : [text.slice(0, found.index), found[1]]
}

/** Converts full-width signs, dashes and spaces to ASCII and removes invisible characters. */
const normalised = (text: string): string =>
  withAsciiDigits(trimmed(withoutInvisible(text)).normalize('NFKC'))
    .replace(/\p{Pd}|[\u2212\u2043]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^tel:/i, '')

/** A word before or after a number, `(home)`; never within it, because its letters may mean digits. */
const withoutLabel = (text: string): string =>
  text
    .replace(/^[(\s]*\p{L}[\p{L}\s]*[.:)\s]+(?=[\d+(])/u, '')
    .replace(/(?<=\d)(?:[\s,;-]*\(|[\s,;-]+)(?!(?:x|ext\w*)\b)\p{L}[\p{L}\s]*\.?\)?$/iu, '')

const separators = /^[+(]?[\d\s()./-]*$/

const without = (start: string, text: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text

/**
 * Countries that dial the first zero from abroad too: Italy, San Marino, Ivory Coast, Gabon, Congo.
 */
const keepsZero = /^\+(?:39|378|225|241|242)(?!\d)/

/** Removes the zero in brackets that is dialled within the country only: `+33 (0)1 42 …`. */
const withoutHomeZero = (number: string): string =>
  keepsZero.test(number) ? number : number.replace(/^(\+\d{1,3}[\s.-]*)\(0(\d*)\)/, '$1$2')

/** The lengths of numbers including the country (E.164). */
const international = /^[1-9]\d{6,14}$/

/** A number written with its country: one of the region's pattern, or of another country. */
const numberOfCountry = (digits: string): string | undefined => {
  const region = regions.find((each) => digits.startsWith(regionTable[each].phone.dial))
  if (region === undefined) return international.test(digits) ? `+${digits}` : undefined
  const { dial, trunk, national } = regionTable[region].phone
  const number = without(trunk, without(dial, digits))
  return national.test(number) ? `+${dial}${number}` : undefined
}

/** A number in national format, or with the dial code but without the plus. */
const numberOfRegion = (region: Region, text: string): string | undefined => {
  const { dial, trunk, national } = regionTable[region].phone
  // In regions with a trunk prefix, an area code in brackets begins with it.
  if (trunk !== dial && new RegExp(`\\((?!${trunk})`).test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  // `44 5555 555555`, without a plus, is accepted too (spec 3 §5).
  const number = [digits, without(dial, digits)]
    .map((each) => without(trunk, each))
    .find((each) => national.test(each))
  return number === undefined ? undefined : `+${dial}${number}`
}

/** Longer than any number with separators, a label and an extension. */
const maxLength = 100

const readPhone = (region: Region, text: string): PhoneNumber | undefined => {
  if (text.length > maxLength || isRightToLeft(text)) return undefined
  const { dropsWords, exit } = regionTable[region].phone
  const [withoutMark, extension] = withExtension(normalised(text))
  const number = withoutHomeZero((dropsWords ? withoutLabel(withoutMark) : withoutMark).trim())
  if (!separators.test(number)) return undefined
  const digits = number.replace(/\D/g, '')
  const abroad = number.replace(/^\(/, '').startsWith('+')
    ? digits
    : digits.startsWith(exit) && without(exit, digits)
  const dials = abroad ? numberOfCountry(abroad) : numberOfRegion(region, number)
  return dials === undefined ? undefined : { dials, ...(extension && { extension }) }
}

/**
 * A phone number in international form without its extension (`+15125550143`): one of the region,
 * or of any country if it has its dial code. Null when it is invalid; letters within a number make
 * it invalid. US numbers have 10 digits, or 11 with a leading 1 (spec 1 §5), and do not begin with
 * 0.
 */
export const dialable = (region: Region, text: string): string | null =>
  readPhone(region, text)?.dials ?? null

/** The stored form of a phone number: international form, then the extension if there is one. */
export const storedPhone = (region: Region, text: string): string | null => {
  const phone = readPhone(region, text)
  if (phone === undefined) return null
  return phone.extension === undefined ? phone.dials : `${phone.dials};ext=${phone.extension}`
}

/** The digits of dial codes: one for North America and Russia, two for most others (ITU E.164). */
const dialCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

const grouped = (region: Region, dials: string): string => {
  const [, dial, number] = dialCode.exec(dials) ?? []
  if (dial === undefined || number === undefined) return dials
  const origin = regions.find((each) => regionTable[each].phone.dial === dial)
  if (origin === undefined) return `+${dial} ${number.replace(/\d{3}(?=\d{2})/g, '$& ')}`
  for (const [pattern, groups, atHome] of regionTable[origin].phone.groupings) {
    if (!pattern.test(number)) continue
    const isAtHome = origin === region && atHome !== undefined
    return isAtHome
      ? number.replace(pattern, atHome)
      : `+${dial} ${number.replace(pattern, groups)}`
  }
  return `+${dial} ${number}`
}

/**
 * Formats a number for a viewer in the region, `(512) 555-0143 ext. 12`; foreign numbers begin with
 * their dial code. Other texts are returned unchanged.
 */
export const formatPhone = (region: Region, text: string): string => {
  const [, dials, extension] = stored.exec(storedPhone(region, text) ?? '') ?? []
  if (dials === undefined) return text
  const number = grouped(region, dials)
  return extension === undefined ? number : `${number} ext. ${extension}`
}

/**
 * Whether a typed phone number equals the stored one, in stored or displayed form. A stored number
 * is not validated again, because rules may have become stricter since.
 */
export const isStoredPhone = (
  region: Region,
  text: string,
  stored: string | null | undefined,
): boolean =>
  Boolean(stored) && formatPhone(region, text.trim()) === formatPhone(region, (stored ?? '').trim())

/**
 * Whether a text may be a phone number, for calls where neither its region nor the stored number is
 * known yet.
 */
export const looksDialable = (text: string): boolean =>
  (text.match(/\p{N}/gu)?.length ?? 0) >= 3 && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 6

/** The error of a phone field with that label (spec 1 §5); undefined when it is valid. */
export const phoneError = (
  t: Translate,
  region: Region,
  text: string,
  { label, required = false }: { readonly label: string; readonly required?: boolean },
): string | undefined => {
  if (text.trim() === '') return required ? t('errors:required', { label }) : undefined
  return dialable(region, text) === null ? t('errors:phoneNotValid', { label }) : undefined
}
