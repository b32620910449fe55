import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { regionTable, type Region } from '../region/regions.ts'
import { $phoneNumbers, phoneParts } from './phone.ts'

/**
 * The numbering plans of all countries. They are 30 kB, so clients load this module when a phone
 * field is used (`phone.ts`); the server imports it.
 */

/** A phone number, or the reason why a text is not one. */
export type ParsedPhone =
  | {
      readonly isValid: true
      /** The number in international form, `+15125550143`. */
      readonly e164: string
      /** Digits dialled after the call is answered. */
      readonly extension?: string
      /** Undefined for numbers that no country of a shared dial code assigns. */
      readonly country?: CountryCode
    }
  | {
      readonly isValid: false
      /** `malformed`: other characters or too long; `unassigned`: no number of its country. */
      readonly reason: 'malformed' | 'unassigned'
    }

/** Rules that differ from the numbering plans, by dial code. */
const exceptions: Readonly<Record<string, { readonly allow?: RegExp; readonly deny?: RegExp }>> = {
  // any ten digits (spec 1 §5); a leading 0 or 1 is a number dialled to another country
  1: { allow: /^[2-9]\d{9}$/ },
  // reserved for fiction
  44: { allow: /^(?:1632960|7700900)\d{3}$/ },
  // the start of a 1300 number
  61: { deny: /^1300\d\d$/ },
}

const isAssigned = (number: PhoneNumber): boolean => {
  const { allow, deny } = exceptions[number.countryCallingCode] ?? {}
  const national = number.nationalNumber
  return deny?.test(national) !== true && (allow?.test(national) === true || number.isValid())
}

/** Whether an area code in brackets is written as in its country: `(020)`, not `(20)` or `(512)`. */
const hasNationalBrackets = (text: string, number: PhoneNumber): boolean => {
  const area = /^\s*\((\d+)\)/.exec(text)?.[1]
  return (
    area === undefined ||
    text.includes('+') ||
    number.formatNational().replace(/\D/g, '').startsWith(area)
  )
}

const read = (region: Region, text: string): PhoneNumber | undefined => {
  const parts = phoneParts(region, text)
  if (parts === undefined) return undefined
  const { number, extension } = parts
  return parsePhoneNumberFromString(
    extension === undefined ? number : `${number};ext=${extension}`,
    { defaultCountry: regionTable[region].phone.country, extract: false },
  )
}

/**
 * Parses a typed phone number: one of the region, or of any country with its dial code. US numbers
 * have 10 digits, or 11 with a leading 1 (spec 1 §5).
 */
export const parsePhone = (region: Region, text: string): ParsedPhone => {
  const number = read(region, text)
  if (number === undefined) return { isValid: false, reason: 'malformed' }
  if (!isAssigned(number) || !hasNationalBrackets(text, number))
    return { isValid: false, reason: 'unassigned' }
  return {
    isValid: true,
    e164: number.number,
    ...(number.ext && { extension: number.ext }),
    ...(number.country && { country: number.country }),
  }
}

/** A phone number in international form without its extension; null when it is invalid. */
export const dialable = (region: Region, text: string): string | null => {
  const phone = parsePhone(region, text)
  return phone.isValid ? phone.e164 : null
}

/**
 * The stored form of a phone number, `+15125550143;ext=123` (RFC 3966); null when it is invalid.
 */
export const storedPhone = (region: Region, text: string): string | null => {
  const phone = parsePhone(region, text)
  if (!phone.isValid) return null
  return phone.extension === undefined ? phone.e164 : `${phone.e164};ext=${phone.extension}`
}

/** A stored number, which may be older than the rules. */
const isStoredForm = (text: string): boolean => /^\+\d+(?:;ext=\d+)?$/.test(text)

/**
 * Formats a number for a viewer in the region: US numbers nationally in the US,
 * `(512) 555-0143 ext. 12`, all others in international format (spec 3 §5). Other texts are
 * returned unchanged.
 */
export const formatPhone = (region: Region, text: string): string => {
  const number = read(region, text)
  if (number === undefined) return text
  const isReadable = isStoredForm(text) ? number.isPossible() : parsePhone(region, text).isValid
  if (!isReadable) return text
  const { dial, showsDialCode } = regionTable[region].phone
  return showsDialCode && number.countryCallingCode === dial
    ? number.formatNational()
    : number.formatInternational()
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

// the shapes that the server shares with clients check by plan once this module is imported
$phoneNumbers.set({ storedPhone, isStoredPhone, formatPhone })
