import { emailOf } from '#core/foundation/validation/email.ts'

/**
 * The stored form of an email address, in lower case. Converts ASCII letters only: other characters
 * can become ASCII (the kelvin sign becomes k), and the address would match another user's.
 */
export const emailKey = (email: string): string =>
  emailOf(email).replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The mailbox of an address in any spelling, for rate limits. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')
