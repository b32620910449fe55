import type { TokenClaims } from './model.ts'
import { readTokens, type SessionTokens } from './read-token.ts'

/**
 * The user of a token: one user in one account. Undefined for embeds and for tokens of one record,
 * which have no signed-in user.
 */
export const cacheUserOf = (claims: TokenClaims | undefined): string | undefined =>
  claims?.kind === 'user' ? `${claims.id} ${claims.accountId}` : undefined

/** The user whose access token is sent. */
export const cacheUserOfToken = (accessToken: string): string | undefined =>
  cacheUserOf(readTokens({ accessToken })?.body.payload)

/** Whether two tokens belong to the same user in the same account. */
export const isSameUser = (one: SessionTokens, other: SessionTokens): boolean => {
  const cacheUser = cacheUserOf(one.body.payload)
  return cacheUser !== undefined && cacheUser === cacheUserOf(other.body.payload)
}

/** The link that opened a record; undefined for users, and for records opened without one. */
const linkOf = ({ body: { payload } }: SessionTokens): string | undefined =>
  payload.kind === 'record' ? payload.workflowId : undefined

/**
 * Whether two tokens were opened by the same link. Two links to one record belong to two people,
 * whose rights may differ.
 */
export const isSameLink = (one: SessionTokens, other: SessionTokens): boolean => {
  const link = linkOf(one)
  return link !== undefined && link === linkOf(other)
}

/**
 * Whether signing out of that session ends these tokens: they belong to it, or were delegated from
 * it.
 */
export const endsWithSession = ({ body: { payload } }: SessionTokens, sessionId: string): boolean =>
  payload.kind !== 'key' &&
  (payload.sessionId === sessionId ||
    (payload.kind === 'user' && payload.parentSessionId === sessionId))
