import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-error-code.ts'
import { isPrintable } from './printable.ts'

/**
 * Names of people and companies stand in subjects of mails and in headings. So they are one line of what is
 * seen, and no mail program makes a link of them.
 */

/** Characters that nobody sees, end lines or turn the direction of reading. */
const unseen =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\u034f/u

/** How a web or mail address begins or goes on, wherever it stands. */
const address =
  /:\/|\/\/|(?:^|[^\p{L}\p{N}])www\.|[.\u3002\uff0e\uff61][\p{L}\p{N}-]+\/|mailto:|@\S+\./iu

/** A word that reads as a domain: anything but a blank, any of the dots of domain names, letters. */
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

/** A text without anything that mail programs make a link of. */
export const withoutLink = /*@__PURE__*/ z.refine<string>(
  (text) => hasNoAddress(text) && hasNoDomain(text),
  'nameLink' satisfies FieldErrorCode,
)

/** What is wrong with the name of a company that is there; undefined when nothing is. */
export const companyNameError = (name: string) => {
  if (!isOneLine(name)) return 'nameUnseen'
  if (!isPrintable(name)) return 'unprintable'
  return hasNoAddress(name) ? undefined : 'nameAddress'
}
