import * as z from 'zod/mini'
import type { Region } from '../region/regions.ts'
import { boundedText } from './bounded.ts'
import { domainOf } from './domain.ts'
import { emailOf, isEmail } from './email.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { trimmed } from './invisible.ts'
import { isPlausibleName, oneLine, withoutLink } from './names.ts'
import { isStoredPhone, looksDialable, storedPhone } from './phone.ts'
import {
  isPostalCode,
  postalCodeError,
  postalCodeErrorIn,
  postalTextOf,
  formatPostalCode,
} from './postal-code.ts'
import { printable } from './printable.ts'

/**
 * A required text with composed letters, so that equal texts have equal characters. Later checks do
 * not run on longer texts, because some take quadratic time.
 */
/*@__NO_SIDE_EFFECTS__*/
export const requiredText = (
  max: number,
  missing: FieldErrorCode = 'required',
  wrong: FieldErrorCode = 'tooLong',
) =>
  z
    .string(missing)
    .check(
      z.overwrite(trimmed),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: wrong, abort: true }),
      z.normalize('NFC'),
    )

/** An optional text of several lines that documents can print. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalText = (max: number) =>
  z.optional(boundedText(max, 'textTooLong').check(z.trim(), z.normalize('NFC'), printable))

/** An optional line that documents can print. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalLine = (max: number) =>
  z.optional(
    boundedText(max, 'textTooLong').check(z.trim(), z.normalize('NFC'), oneLine, printable),
  )

/** A person's name: one line without links, digits, brackets, at-signs or percent signs. */
/*@__NO_SIDE_EFFECTS__*/
export const personName = (
  missing: FieldErrorCode = 'required',
  wrong: FieldErrorCode = 'nameInvalid',
) =>
  requiredText(80, missing).check(z.refine(isPlausibleName, wrong), oneLine, printable, withoutLink)

/** An e-mail address. */
/*@__NO_SIDE_EFFECTS__*/
export const emailAddress = (
  missing: FieldErrorCode = 'emailRequired',
  wrong: FieldErrorCode = 'emailInvalid',
) => requiredText(254, missing, wrong).check(z.overwrite(emailOf), z.refine(isEmail, wrong))

const dialableNumber = (region: Region | undefined, wrong: FieldErrorCode, stored?: string) =>
  z.refine<string>(
    (text) =>
      text === '' ||
      (region === undefined
        ? looksDialable(text)
        : storedPhone(region, text) !== null || isStoredPhone(region, text, stored)),
    wrong,
  )

/**
 * A phone number of the region, or the stored one. Without a region any text that may be a number
 * is accepted: the platform checks it once it knows the region and the stored number.
 */
/*@__NO_SIDE_EFFECTS__*/
export const phoneNumber = (
  region?: Region,
  missing: FieldErrorCode = 'phoneRequired',
  wrong: FieldErrorCode = 'phoneInvalid',
  stored?: string,
) => requiredText(40, missing, wrong).check(dialableNumber(region, wrong, stored))

/** A phone number as in `phoneNumber`, or an empty text. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalPhone = (
  region?: Region,
  wrong: FieldErrorCode = 'phoneInvalid',
  stored?: string,
) =>
  z._default(
    z
      .string(wrong)
      .check(
        z.trim(),
        z.maxLength(40, { error: wrong, abort: true }),
        dialableNumber(region, wrong, stored),
      ),
    '',
  )

/** A postal code of the region, and of its state if one is given. */
/*@__NO_SIDE_EFFECTS__*/
export const postalCode = (
  region: Region,
  missing: FieldErrorCode = 'required',
  state?: string | null,
) =>
  requiredText(20, missing, postalCodeError(region)).check(
    z.overwrite((text) => formatPostalCode(region, text)),
    z.refine((text) => text === '' || isPostalCode(region, text), {
      error: postalCodeError(region),
      abort: true,
    }),
    z.refine(
      (text) => text === '' || postalCodeErrorIn(region, state, text) === undefined,
      'postcodeOfOtherState',
    ),
  )

/**
 * A postal code of any region in that region's format; other texts are left to the region's check.
 */
/*@__NO_SIDE_EFFECTS__*/
export const postalText = () =>
  boundedText(20, 'textTooLong').check(z.overwrite(postalTextOf), oneLine, printable)

/** The domain in a domain, web address or e-mail address; `isDomain` tells whether it is valid. */
/*@__NO_SIDE_EFFECTS__*/
export const domainText = () => boundedText(2000, 'textTooLong').check(z.overwrite(domainOf))
