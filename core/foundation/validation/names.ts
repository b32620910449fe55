import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-error-code.ts'
import { isPrintable } from './printable.ts'

/**
 * Names of people and companies appear in subjects of mails and in headings. They are therefore one
 * line of visible characters, and contain nothing that a mail program turns into a link.
 */

/** Characters that are invisible, end lines or change the direction of reading. */
const unseen =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\u034f/u

/** How a web or mail address begins or continues, anywhere in a text. */
const address =
  /:\/|\/\/|(?:^|[^\p{L}\p{N}])www\.|[.\u3002\uff0e\uff61][\p{L}\p{N}-]+\/|mailto:|@\S+\./iu

/**
 * A word that looks like a domain: characters other than blanks, a dot of domain names, letters.
 */
const domain =
  /[^\s.][\u200c\u200d]*[.\u2024\u3002\ufe52\uff0e\uff61][\u200c\u200d]*\p{L}[\p{L}\p{M}]/u

const isOneLine = (text: string): boolean => !unseen.test(text)
const hasNoAddress = (text: string): boolean => !address.test(text)
const hasNoDomain = (text: string): boolean => !domain.test(text)

/** A text of one line. */
export const oneLine = /*@__PURE__*/ z.refine<string>(
  isOneLine,
  'nameUnseen' satisfies FieldErrorCode,
)

/** A text without a web address; a company may be named like a domain: `Booking.com Ltd`. */
export const withoutAddress = /*@__PURE__*/ z.refine<string>(
  hasNoAddress,
  'nameAddress' satisfies FieldErrorCode,
)

/** A text without anything that mail programs turn into a link. */
export const withoutLink = /*@__PURE__*/ z.refine<string>(
  (text) => hasNoAddress(text) && hasNoDomain(text),
  'nameLink' satisfies FieldErrorCode,
)

/** Whether a person may be called so: digits, brackets, at-signs and percent signs belong to code. */
export const isLikeName = (text: string): boolean => !/[<>@%\d]/.test(text)

/** A person's name. */
export const likeName = /*@__PURE__*/ z.refine<string>(
  isLikeName,
  'nameInvalid' satisfies FieldErrorCode,
)

/** The error of a company name that is present; undefined when it is valid. */
export const companyNameError = (name: string) => {
  if (!isOneLine(name)) return 'nameUnseen'
  if (!isPrintable(name)) return 'unprintable'
  return hasNoAddress(name) ? undefined : 'nameAddress'
}
