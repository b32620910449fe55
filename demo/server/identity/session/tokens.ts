import { SignJWT, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { tokenClaims } from '#core/identity/session/model.ts'
import type { Clock } from '../../kernel/services.ts'
import type { Tokens } from '../../kernel/tokens.ts'
import type { Keys } from './keys.ts'

const shape = tokenClaims()

const issuer = 'parapet'

/** Signs and reads access tokens (EdDSA). */
export const createTokens = (
  keys: Keys,
  { clock, accessTtl }: { readonly clock: Clock; readonly accessTtl: number },
): Tokens => ({
  async issue(claims) {
    const now = clock.now()
    const seconds = Math.floor(now.getTime() / 1000)
    const accessToken = await new SignJWT({ payload: z.encode(shape, claims) })
      .setProtectedHeader({ alg: 'EdDSA', kid: keys.id })
      .setIssuer(issuer)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + accessTtl)
      .sign(keys.private)
    return { accessToken, issuedAt: now.toISOString(), expiresIn: accessTtl }
  },
  async read(token) {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = await keys.public(kid ?? '')
          if (!key) throw new Error('Unknown signing key')
          return key
        },
        { issuer, algorithms: ['EdDSA'], currentDate: clock.now() },
      )
      const claims = z.safeParse(shape, payload.payload)
      return claims.success ? claims.data : undefined
    } catch {
      return undefined
    }
  },
})
