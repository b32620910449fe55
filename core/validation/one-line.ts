import * as z from 'zod/mini'

/**
 * A text of one line, as names are: they stand in subjects of mails and in headings. Characters that
 * nobody sees and that end lines are none of it.
 */
export const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'invalid')
