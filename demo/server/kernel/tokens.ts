import type { TokenClaims } from '#core/identity/session/model.ts'

/** An issued access token. */
export interface Issued {
  readonly accessToken: string
  readonly issuedAt: string
  readonly expiresIn: number
}

/** Issues and reads access tokens. */
export interface Tokens {
  issue(claims: TokenClaims): Promise<Issued>
  /** The claims of a token; undefined when it is forged, malformed or expired. */
  read(token: string): Promise<TokenClaims | undefined>
}
