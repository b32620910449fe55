import * as z from 'zod/mini'
import { locales } from '../../foundation/region/regions.ts'
import { required } from '../session/model.ts'

/** Site keys vary by locale (spec 1 §7). */
export const siteKeyQuery = z.object({
  locale: z.optional(z.enum(locales)),
})
export const siteKey = z.object({ siteKey: z.string() })

export const challengeQuery = z.object({ siteKey: required })

/**
 * A proof of work in the format of altcha-lib 2, stored unchanged because the solver sends all of
 * it back: `{ parameters: { algorithm: 'PBKDF2/SHA-256', cost, keyPrefix, keyLength, nonce, salt,
 * data }, signature }`. The solution is the counter whose derived key begins with `keyPrefix`.
 */
export const challenge = z.record(z.string(), z.json())
export type Challenge = z.output<typeof challenge>

/**
 * The content of `captchaResponse`, as base64 of JSON; `solution` is the result of altcha-lib's
 * `solveChallenge`. Valid once, for ten minutes after the challenge was made.
 */
export const proof = z.object({
  challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})
export type Proof = z.output<typeof proof>
