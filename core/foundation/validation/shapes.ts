import * as z from 'zod/mini'
import type { Region } from '../region/regions.ts'
import { boundedText } from './bounded.ts'
import { domainOf } from './domain.ts'
import { emailOf, isEmail } from './email.ts'
import type { FieldErrorCode } from './field-error-code.ts'
import { trimmed } from './invisible.ts'
import { isLikeName, oneLine, withoutLink } from './names.ts'
import { isStoredPhone, looksDialable, storedPhone } from './phone.ts'
import {
  isPostalCode,
  postalCodeError,
  postalCodeErrorIn,
  postalTextOf,
  writtenPostalCode,
} from './postal-code.ts'
import { printable } from './printable.ts'

/**
 * A required text. Its letters are composed, so that one text is written in one way. The checks that
 * follow do not run on a longer text, because some take the square of its length.
 */
/*@__NO_SIDE_EFFECTS__*/
export const requiredText = (
  most: number,
  missing: FieldErrorCode = 'required',
  wrong: FieldErrorCode = 'tooLong',
) =>
  z
    .string(missing)
    .check(
      z.overwrite(trimmed),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(most, { error: wrong, abort: true }),
      z.normalize('NFC'),
    )

/** One line that documents can show, and that may be missing. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalLine = (most: number) =>
  z.optional(
    boundedText(most, 'textTooLong').check(z.trim(), z.normalize('NFC'), oneLine, printable),
  )

/** A person's name: one line without links, digits, brackets, at-signs or percent signs. */
/*@__NO_SIDE_EFFECTS__*/
export const personName = (
  missing: FieldErrorCode = 'required',
  wrong: FieldErrorCode = 'nameInvalid',
) => requiredText(80, missing).check(z.refine(isLikeName, wrong), oneLine, printable, withoutLink)

/** An e-mail address. */
/*@__NO_SIDE_EFFECTS__*/
export const emailAddress = (
  missing: FieldErrorCode = 'emailRequired',
  wrong: FieldErrorCode = 'emailInvalid',
) => requiredText(254, missing, wrong).check(z.overwrite(emailOf), z.refine(isEmail, wrong))

const dialableIn = (region: Region | undefined, wrong: FieldErrorCode, stored?: string) =>
  z.refine<string>(
    (text) =>
      text === '' ||
      (region === undefined
        ? looksDialable(text)
        : storedPhone(region, text) !== null || isStoredPhone(region, text, stored)),
    wrong,
  )

/**
 * A phone number of the region, or the stored one. Without a region it is a text that may be one: the
 * platform checks it where it knows the region and what is stored.
 */
/*@__NO_SIDE_EFFECTS__*/
export const phoneNumber = (
  region?: Region,
  missing: FieldErrorCode = 'phoneRequired',
  wrong: FieldErrorCode = 'phoneInvalid',
  stored?: string,
) => requiredText(40, missing, wrong).check(dialableIn(region, wrong, stored))

/** A phone number as `phoneNumber` takes it, or an empty text. */
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
        dialableIn(region, wrong, stored),
      ),
    '',
  )

/** A postal code of the region, and of a state of it where one is given. */
/*@__NO_SIDE_EFFECTS__*/
export const postalCode = (
  region: Region,
  missing: FieldErrorCode = 'required',
  state?: string | null,
) =>
  requiredText(20, missing, postalCodeError(region)).check(
    z.overwrite((text) => writtenPostalCode(region, text)),
    z.refine((text) => text === '' || isPostalCode(region, text), {
      error: postalCodeError(region),
      abort: true,
    }),
    z.refine(
      (text) => text === '' || postalCodeErrorIn(region, state, text) === undefined,
      'postcodeOfOtherState',
    ),
  )

/** A postal code of any region as that region writes it; other texts stay for the region's check. */
/*@__NO_SIDE_EFFECTS__*/
export const postalText = () =>
  boundedText(20, 'textTooLong').check(z.overwrite(postalTextOf), oneLine, printable)

/**
 * The domain of a text that is a domain, a web address or an e-mail address; `isDomain` says whether
 * it is one.
 */
/*@__NO_SIDE_EFFECTS__*/
export const domainText = () => boundedText(2000, 'textTooLong').check(z.overwrite(domainOf))
