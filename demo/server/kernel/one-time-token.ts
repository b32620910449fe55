import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits for a link or a cookie, with the hash to store. */
export interface OneTimeToken {
  readonly token: string
  readonly hash: string
}

/** Random tokens need no slow hash. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const newToken = (): OneTimeToken => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}
