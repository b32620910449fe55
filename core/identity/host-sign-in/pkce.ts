import { sha256 } from './sha256.ts'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The verifier, challenge and state with which a page exchanges a code (PKCE, RFC 7636). */
export interface Pkce {
  readonly verifier: string
  readonly challenge: string
  readonly state: string
}

/** The S256 challenge of a verifier. */
export const challengeOf = (verifier: string): string =>
  base64url(sha256(new TextEncoder().encode(verifier)))

/** Creates new values; `randomBytes` is the host's, cryptographically strong. */
export const createPkce = (randomBytes: (count: number) => Uint8Array): Pkce => {
  const verifier = base64url(randomBytes(32))
  return { verifier, challenge: challengeOf(verifier), state: base64url(randomBytes(16)) }
}
