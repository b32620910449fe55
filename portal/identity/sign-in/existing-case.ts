import * as z from 'zod/mini'

/** Kinds of links that redirect an existing user to the sign-in (spec 1 §2). */
const existingCases = [
  'EXISTING_USER',
  'QUOTE_SENT_EXISTING_USER',
  'QUOTE_LINK_EXISTING_AGENT',
] as const
export type ExistingCase = (typeof existingCases)[number]

/** The kind of such a link in the address, `?existing=EXISTING_USER`; other values are dropped. */
export const existingCase = z.catch(z.optional(z.enum(existingCases)), undefined)
