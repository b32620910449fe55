import type { TokenClaims } from './model.ts'
import { hold, type Held } from './read-token.ts'

/**
 * Who speaks by a token: one person in one account. Undefined for embeds and for tokens of one
 * record, where nobody is signed in.
 */
export const ownerOf = (claims: TokenClaims | undefined): string | undefined =>
  claims?.kind === 'user' ? `${claims.id} ${claims.accountId}` : undefined

/** Who speaks by an access token as it is sent. */
export const ownerOfToken = (accessToken: string): string | undefined =>
  ownerOf(hold({ accessToken })?.body.payload)

/** Whether two tokens are of the same person in the same account. */
export const isSameOwner = (one: Held, other: Held): boolean => {
  const owner = ownerOf(one.body.payload)
  return owner !== undefined && owner === ownerOf(other.body.payload)
}

/** Whether a sign-out of that session ends these tokens: it is theirs, or the one they were delegated from. */
export const endsWith = ({ body: { payload } }: Held, sessionId: string): boolean =>
  payload.kind !== 'key' &&
  (payload.sessionId === sessionId ||
    (payload.kind === 'user' && payload.parentSessionId === sessionId))
