import { endOf, type SessionTokens } from './read-token.ts'

/** Maximum seconds before its expiry at which a token is replaced; a fifth of a short life. */
const maxMargin = 60_000
const marginShare = 0.2

const minRetry = 2_000
const maxRetry = 30_000
const retryShare = 1 / 3

/** The longest timeout of a timer, in milliseconds (24.8 days). */
const maxTimer = 2 ** 31 - 1

/** Whether the token has not expired, by the server's clock. */
export const isUnexpired = (sessionTokens: SessionTokens, now: number): boolean =>
  now < endOf(sessionTokens)

/** Milliseconds until a token must be replaced, or until it expires if it cannot be replaced. */
export const msUntilRenewal = (
  sessionTokens: SessionTokens,
  now: number,
  renewable: boolean,
): number => {
  const ttl = endOf(sessionTokens) - sessionTokens.body.iat * 1000
  const margin = renewable ? Math.min(maxMargin, ttl * marginShare) : 0
  return Math.min(Math.max(0, endOf(sessionTokens) - margin - now), maxTimer)
}

/** Milliseconds until a failed refresh is repeated; shorter as the expiry comes closer. */
export const msUntilRetry = (sessionTokens: SessionTokens, now: number): number => {
  const left = endOf(sessionTokens) - now
  return left <= 0 ? maxRetry : Math.min(Math.max(left * retryShare, minRetry), maxRetry)
}

/** Milliseconds until the token expires. */
export const msUntilExpiry = (sessionTokens: SessionTokens, now: number): number =>
  Math.min(Math.max(0, endOf(sessionTokens) - now), maxTimer)
