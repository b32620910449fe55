import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { tokenClaims, type TokenClaims } from '#core/identity/session/model.ts'
import type { Clock } from '../../kernel/services.ts'
import type { Tokens } from '../../kernel/tokens.ts'
import type { SigningKeys } from './signing-keys.ts'

const shape = tokenClaims()

const issuer = 'parapet'

/** Maximum number of cached tokens. */
const maxVerified = 1_000

/** The contents of a token with a valid signature. */
interface Verified {
  readonly claims: TokenClaims
  readonly keyId: string
  /** Seconds since 1970. */
  readonly expires: number
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000)

const keyIdShape = z.object({ kid: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

/** The id of the key that signed a token. */
const keyIdOf = (token: string): string | undefined => {
  try {
    return keyIdShape.parse(decodeProtectedHeader(token)).kid
  } catch {
    return undefined
  }
}

/** Signs and reads access tokens (EdDSA). */
export const createTokens = (
  keys: SigningKeys,
  { clock, accessTtl }: { readonly clock: Clock; readonly accessTtl: number },
): Tokens => {
  /** A signature is valid as long as its key, so each token is verified only once. */
  const verified = new Map<string, Verified>()

  const store = (token: string, contents: Verified): void => {
    const [oldest] = verified.size < maxVerified ? [] : verified.keys()
    if (oldest !== undefined) verified.delete(oldest)
    verified.set(token, contents)
  }

  const verify = async (token: string): Promise<TokenClaims | undefined> => {
    const keyId = keyIdOf(token)
    const key = keyId === undefined ? undefined : await keys.public(keyId)
    if (keyId === undefined || key === undefined) return undefined
    const verification = await jwtVerify(token, key, {
      issuer,
      algorithms: ['EdDSA'],
      currentDate: clock.now(),
      requiredClaims: ['exp'],
    }).catch(() => undefined)
    if (verification === undefined) return undefined
    const { payload } = verification
    const claims = z.safeParse(shape, payload.payload)
    if (!claims.success) return undefined
    store(token, { claims: claims.data, keyId, expires: payload.exp ?? 0 })
    return claims.data
  }

  return {
    async issue(claims) {
      const now = clock.now()
      const seconds = secondsOf(now)
      const accessToken = await new SignJWT({ payload: z.encode(shape, claims) })
        .setProtectedHeader({ alg: 'EdDSA', kid: keys.id })
        .setIssuer(issuer)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + accessTtl)
        .sign(keys.private)
      return { accessToken, issuedAt: now.toISOString(), expiresIn: accessTtl }
    },
    async read(token) {
      const known = verified.get(token)
      if (known === undefined) return verify(token)
      if (known.expires <= secondsOf(clock.now())) return undefined
      return (await keys.public(known.keyId)) && known.claims
    },
  }
}
