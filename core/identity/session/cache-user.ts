import type { TokenClaims } from './model.ts'
import { readTokens, type SessionTokens } from './read-token.ts'

/**
 * Whose token it is: one person in one account. Undefined for embeds and for tokens of one
 * record, where nobody is signed in.
 */
export const cacheUserOf = (claims: TokenClaims | undefined): string | undefined =>
  claims?.kind === 'user' ? `${claims.id} ${claims.accountId}` : undefined

/** Whose access token is sent. */
export const cacheUserOfToken = (accessToken: string): string | undefined =>
  cacheUserOf(readTokens({ accessToken })?.body.payload)

/** Whether two tokens are of the same person in the same account. */
export const isSameUser = (one: SessionTokens, other: SessionTokens): boolean => {
  const cacheUser = cacheUserOf(one.body.payload)
  return cacheUser !== undefined && cacheUser === cacheUserOf(other.body.payload)
}

/** Whether a sign-out of that session ends these tokens: it is theirs, or the one they were delegated from. */
export const endsWith = ({ body: { payload } }: SessionTokens, sessionId: string): boolean =>
  payload.kind !== 'key' &&
  (payload.sessionId === sessionId ||
    (payload.kind === 'user' && payload.parentSessionId === sessionId))
