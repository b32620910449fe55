import * as z from 'zod/mini'
import { accessTokenBody, type AccessTokenBody } from './model.ts'

const textOf = (base64url: string): string => {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (each) => each.charCodeAt(0)))
}

let shape: ReturnType<typeof accessTokenBody> | undefined

/**
 * The claims of an access token, without checking its signature; undefined if it cannot be read.
 */
export const readToken = (accessToken: string): AccessTokenBody | undefined => {
  try {
    const body: unknown = JSON.parse(textOf(accessToken.split('.')[1] ?? ''))
    shape ??= accessTokenBody()
    return z.decode(shape, body as z.input<typeof shape>)
  } catch {
    return undefined
  }
}

/** Tokens of a session, with the claims of the access token. */
export interface SessionTokens {
  readonly accessToken: string
  /** Absent for record and embed tokens, which are not refreshed. */
  readonly refreshToken?: string | undefined
  readonly body: AccessTokenBody
}

/** Parses tokens; undefined if the access token cannot be read. */
export const readTokens = (tokens: {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
}): SessionTokens | undefined => {
  const body = readToken(tokens.accessToken)
  return body && { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, body }
}

/** The id of a token's session on the server; embed tokens have none. */
export const sessionIdOf = ({ body: { payload } }: SessionTokens): string | undefined =>
  payload.kind === 'key' ? undefined : payload.sessionId

/** Whether two tokens belong to one session. */
export const isSameSession = (one: SessionTokens, other: SessionTokens): boolean =>
  one === other || (sessionIdOf(one) !== undefined && sessionIdOf(one) === sessionIdOf(other))

/** The expiry of a token, in milliseconds since 1970 by the server's clock. */
export const endOf = ({ body }: SessionTokens): number => body.exp * 1000

/** Whether `one` was issued after `other`; tokens of a peer must be newer than the tab's own. */
export const isNewer = (one: SessionTokens, other: SessionTokens | undefined): boolean =>
  other === undefined || one.body.exp > other.body.exp
