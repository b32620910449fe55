import * as z from 'zod/mini'
import { accessAnswer, required } from '../session/model.ts'

const base64url = (pattern: RegExp) => z.string().check(z.regex(pattern, 'invalid'))

/** SHA-256 of a verifier, base64url without padding (RFC 7636, S256). */
export const codeChallenge = base64url(/^[\w-]{43}$/)
/** The verifier, known only to the page that started the sign-in (RFC 7636). */
const codeVerifier = base64url(/^[\w.~-]{43,128}$/)

/** The page that requests the user's identity: its client key and origin. */
export const hostQuery = z.object({ clientKey: required, origin: required })

/** The name of the requesting agency, shown to the user before they agree. */
export const hostRequest = z.object({ agencyName: z.string(), origin: z.string() })
export type HostRequest = z.output<typeof hostRequest>

/** Body of `authorizeHost`. */
export const hostConsent = z.extend(hostQuery, { codeChallenge })

/** The code for the page; valid once, for a minute, from that page's origin. */
export const hostCode = z.object({ code: z.string(), expiresIn: z.int() })

/** Body of `exchangeHostCode`. */
export const hostExchange = z.object({ clientKey: required, code: required, codeVerifier })

/** The user's data that a page receives with the user's consent. */
export const hostUser = z.object({
  name: z.string(),
  email: z.string(),
  accountId: z.string(),
  accountName: z.string(),
})
export type HostUser = z.output<typeof hostUser>

/**
 * A token with the permissions of the page's key, for the user who signed in. It is not renewed.
 */
export const hostTokens = z.extend(accessAnswer, { user: hostUser })
export type HostTokens = z.output<typeof hostTokens>

/** The user signed in on a page; absent if the page only has a key. */
export const embedUser = z.object({ user: z.optional(hostUser) })
