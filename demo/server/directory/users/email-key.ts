import { emailOf } from '#core/foundation/validation/email.ts'

/**
 * Email addresses are stored in lower case. Only ASCII addresses are converted: other characters
 * may become ASCII ones (the kelvin sign becomes k), which would turn one address into another
 * user's.
 */
export const emailKey = (email: string): string =>
  emailOf(email).replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** One mailbox in any spelling of its address, for limits. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')
