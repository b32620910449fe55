import { atom } from 'nanostores'
import { regionTable, type Region } from '../region/regions.ts'
import type { Translate } from '../wording/wording.ts'
import { withAsciiDigits } from './digits.ts'
import { isRightToLeft, trimmed, withoutInvisible } from './invisible.ts'

/** The functions that need the numbering plans of all countries (`phone-number.ts`). */
export interface PhoneNumbers {
  storedPhone(region: Region, text: string): string | null
  isStoredPhone(region: Region, text: string, stored: string | null | undefined): boolean
  formatPhone(region: Region, text: string): string
}

/** The numbering plans; undefined until a client has loaded them. The server always has them. */
export const $phoneNumbers = atom<PhoneNumbers | undefined>(undefined)

let load = (): Promise<PhoneNumbers> => import('./phone-number.ts')
let loading: Promise<void> | undefined

/** Milliseconds after which a submit no longer waits for the numbering plans. */
const loadTimeout = 5_000

const timedOut = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The numbering plans did not load in time')), loadTimeout)
  })

/**
 * Loads the numbering plans. Resolves without them if they cannot be loaded in time; the next call
 * tries again.
 */
export const loadPhoneNumbers = (): Promise<void> =>
  (loading ??= Promise.race([load(), timedOut()]).then(
    (loaded) => $phoneNumbers.set(loaded),
    () => {
      loading = undefined
    },
  ))

/** Replaces the source of the numbering plans and forgets loaded ones, for tests of clients. */
export const replacePhoneNumbers = (source: typeof load): void => {
  load = source
  loading = undefined
  $phoneNumbers.set(undefined)
}

/** Waits for numbering plans that are being loaded, so that a submit is checked by them. */
export const phoneNumbersSettled = async (): Promise<void> => loading

/** A typed text split into its number and its extension. */
export interface PhoneParts {
  readonly number: string
  /** Digits dialled after the call is answered. */
  readonly extension?: string
}

/** Longer than any number with separators, a label and an extension. */
const maxLength = 100

const extensionMark = /[\s,;:(-]*(?:extension|extn?|xtn|x|#)[\s.:=#]*(\d{1,7})[\s)#]*$/i

const separators = /^[+(]?[\d\s()./-]*$/

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

/**
 * Splits a text that consists of digits and signs, and possibly an extension. Undefined for any
 * other text; letters within a number make it invalid.
 */
export const phoneParts = (region: Region, text: string): PhoneParts | undefined => {
  if (text.length > maxLength || isRightToLeft(text)) return undefined
  const whole = normalised(text)
  const mark = extensionMark.exec(whole)
  const start = mark === null ? whole : whole.slice(0, mark.index)
  const number = (regionTable[region].phone.dropsWords ? withoutLabel(start) : start).trim()
  if (!separators.test(number)) return undefined
  return { number, ...(mark?.[1] !== undefined && { extension: mark[1] }) }
}

/** The shortest numbers of our regions have six digits; the longest of any country 15 (E.164). */
const plausibleLength = /^\d{6,19}$/

/** Whether a text has the digits and signs of a phone number. */
const isPlausible = (region: Region, text: string): boolean =>
  plausibleLength.test((phoneParts(region, text)?.number ?? '').replace(/\D/g, ''))

/**
 * Whether a text is a phone number of the region, one of another country with its dial code, or the
 * stored one. Until the numbering plans are loaded only signs and length are checked.
 */
export const isPhone = (region: Region, text: string, stored?: string | null): boolean => {
  const plans = $phoneNumbers.get()
  if (plans !== undefined)
    return plans.storedPhone(region, text) !== null || plans.isStoredPhone(region, text, stored)
  return isPlausible(region, text) || (Boolean(stored) && text.trim() === stored?.trim())
}

/**
 * A phone number for a reader of the region: formatted once the numbering plans are loaded, until
 * then the stored digits.
 */
export const readablePhone = (region: Region, text: string): string =>
  $phoneNumbers.get()?.formatPhone(region, text) ??
  text.replace(/^(\+\d+);ext=(\d+)$/, '$1 ext. $2')

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
  return isPhone(region, text) ? undefined : t('errors:phoneNotValid', { label })
}
