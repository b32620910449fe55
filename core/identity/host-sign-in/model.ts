import * as z from 'zod/mini'
import { accessAnswer, required } from '../session/model.ts'

const base64url = (pattern: RegExp) => z.string().check(z.regex(pattern, 'invalid'))

/** SHA-256 of a verifier, base64url without padding (RFC 7636, S256). */
export const codeChallenge = base64url(/^[\w-]{43}$/)
/** What only the page knows that began (RFC 7636). */
const codeVerifier = base64url(/^[\w.~-]{43,128}$/)

/** A page that asks who its embed user is: by its agency's key, from a registered origin. */
export const hostQuery = z.object({ clientKey: required, origin: required })

/** Who asks, as the person reads it before they allow it. */
export const hostRequest = z.object({ agencyName: z.string(), origin: z.string() })
export type HostRequest = z.output<typeof hostRequest>

/** Body of `authorizeHost`. */
export const hostConsent = z.extend(hostQuery, { codeChallenge })

/** Handed to the page that asked; it works once, for a minute, from that page's origin. */
export const hostCode = z.object({ code: z.string(), expiresIn: z.int() })

/** Body of `exchangeHostCode`. */
export const hostExchange = z.object({ clientKey: required, code: required, codeVerifier })

/** What a page gets to know of somebody who allowed it. */
export const hostUser = z.object({
  name: z.string(),
  email: z.string(),
  accountId: z.string(),
  accountName: z.string(),
})
export type HostUser = z.output<typeof hostUser>

/** A token that may do what the page's key may, for the person who signed in. It is not renewed. */
export const hostTokens = z.extend(accessAnswer, { user: hostUser })
export type HostTokens = z.output<typeof hostTokens>

/** Who is signed in on a page; nobody where it only holds a key. */
export const hostVisitor = z.object({ user: z.optional(hostUser) })
