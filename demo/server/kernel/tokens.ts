import type { TokenClaims } from '#core/identity/session/model.ts'

/** An access token as it goes out. */
export interface Issued {
  readonly accessToken: string
  readonly issuedAt: string
  readonly expiresIn: number
}

/** Makes and reads access tokens. */
export interface Tokens {
  issue(claims: TokenClaims): Promise<Issued>
  /** What a token says; undefined when it is forged, garbled or has ended. */
  read(token: string): Promise<TokenClaims | undefined>
}
