import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-errors.ts'
import { trimmed, withoutInvisible } from './invisible.ts'
import { isPrintable } from './printable.ts'

/**
 * Names of people and companies appear in mail subjects and headings. Therefore they are one line
 * of visible characters without anything that a mail program turns into a link.
 */

/** Characters that end lines or control a terminal. */
const unseen = /[\p{Cc}\u2028\u2029]/u

/** The start or continuation of a web or mail address, anywhere in a text. */
const address =
  /:\/|\/\/|(?:^|[^\p{L}\p{N}])www\.|[.\u3002\uff0e\uff61][\p{L}\p{N}-]+\/|mailto:|@[^\s@]+\./iu

/** A word that looks like a domain: non-blank characters, a dot, letters. */
const domain =
  /[^\s.][\u200c\u200d]*[.\u2024\u3002\ufe52\uff0e\uff61][\u200c\u200d]*\p{L}[\p{L}\p{M}]/u

const isOneLine = (text: string): boolean => !unseen.test(text)
const hasNoAddress = (text: string): boolean => !address.test(text)

/** Initials or an abbreviation before a name, with a dot but no blank: `St.John`, `J.R.Smith`. */
const shortForm =
  /(?<![^\s-])(?:\p{Lu}\.)*(?:\p{Lu}|Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Fr|Sr|St|Ste)\.(?=\p{Lu}\p{Ll})/gu

const hasNoDomain = (text: string): boolean => !domain.test(text.replace(shortForm, ''))

/**
 * A text of one line. Invisible characters pasted from mails and web pages are removed; our own
 * mails put some into names with a dot.
 */
export const oneLine = /*@__PURE__*/ z.check<string>((payload) => {
  payload.value = trimmed(withoutInvisible(payload.value))
  if (isOneLine(payload.value)) return
  const message = 'nameUnseen' satisfies FieldErrorCode
  payload.issues.push({ code: 'custom', input: payload.value, message, continue: true })
})

/** A text without a web address. Company names may look like domains: `Booking.com Ltd`. */
export const withoutAddress = /*@__PURE__*/ z.refine<string>(
  hasNoAddress,
  'nameAddress' satisfies FieldErrorCode,
)

/** A text without anything that mail programs turn into a link. */
export const withoutLink = /*@__PURE__*/ z.refine<string>(
  (text) => hasNoAddress(text) && hasNoDomain(text),
  'nameLink' satisfies FieldErrorCode,
)

/**
 * Whether a text can be a person's name: digits, brackets, at-signs and percent signs are rejected.
 */
export const isPlausibleName = (text: string): boolean => !/[<>@%\p{Nd}]/u.test(text)

/** A person's name. */
export const plausibleName = /*@__PURE__*/ z.refine<string>(
  isPlausibleName,
  'nameInvalid' satisfies FieldErrorCode,
)

/** The error of a company name; undefined when it is valid. */
export const companyNameError = (typed: string) => {
  const name = withoutInvisible(typed)
  if (!isOneLine(name)) return 'nameUnseen'
  if (!isPrintable(name)) return 'unprintable'
  return hasNoAddress(name) ? undefined : 'nameAddress'
}
