import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { proof as proofShape, type Challenge } from '#core/identity/human-check/model.ts'
import { localeOf, regions, type Locale } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { signingSecret } from './key.ts'
import { usedProofs } from './tables.ts'

/** Milliseconds in which a challenge can be solved and its solution used. */
const lives = 10 * 60_000

/**
 * The cost of a solution: each try takes this many rounds, and one in 256 finds a key with the
 * prefix. Takes about half a second on a laptop. The server checks one try.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const

/** Site keys name the locale of the check (spec 1 §7). */
const siteKeys: ReadonlyMap<Locale, string> = new Map(
  regions.map((region) => [localeOf[region], `parapet-${region.toLowerCase()}`]),
)

export const siteKeyOf = (locale: Locale): string => siteKeys.get(locale) ?? ''

const refused = (): ApiError => new ApiError('humanCheckFailed')

/** The signed data of a challenge, in addition to its cost. */
const challengeData = z.object({ siteKey: z.string(), expires: z.number() })

/** A challenge as the server creates it. */
export const signedChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.literal(work.algorithm),
    nonce: z.string(),
    salt: z.string(),
    cost: z.literal(work.cost),
    keyLength: z.literal(32),
    keyPrefix: z.literal(work.keyPrefix),
    data: challengeData,
  }),
  signature: z.string(),
})

/** A new proof of work. */
export const newChallenge = async (services: Services, siteKey: string): Promise<Challenge> => {
  if (![...siteKeys.values()].includes(siteKey)) throw refused()
  const expires = services.clock.now().getTime() + lives
  const { parameters, signature = '' } = await createChallenge({
    ...work,
    deriveKey,
    hmacSignatureSecret: await signingSecret(services),
    // by the platform's clock, because the library's expiry uses the machine's clock
    data: { siteKey, expires } satisfies z.output<typeof challengeData>,
  })
  return { parameters: z.parse(challengeParameters, parameters), signature }
}

/** The library's type allows values that JSON does not. */
const challengeParameters = z.record(z.string(), z.json())

const parseProof = (response: string) => {
  try {
    const json: unknown = JSON.parse(Buffer.from(response, 'base64').toString('utf8'))
    const { challenge, solution } = z.parse(proofShape, json)
    return { challenge: z.parse(signedChallenge, challenge), solution }
  } catch {
    return undefined
  }
}

/** Marks a proof as used; false when it was used before, also by a parallel call. */
const consumeProof = async (
  { database, clock }: Services,
  signature: string,
  expires: Date,
): Promise<boolean> => {
  const handle = database.handle()
  await handle.delete(usedProofs).where(lte(usedProofs.expires, clock.now()))
  const written = await handle
    .insert(usedProofs)
    .values({ signature, expires })
    .onConflictDoNothing()
    .returning({ signature: usedProofs.signature })
  return written.length > 0
}

/** Rejects a proof that is invalid, expired, used, or of other work. */
export const checkHuman = async (services: Services, response: string): Promise<void> => {
  const proof = parseProof(response)
  if (!proof) throw refused()
  const { challenge, solution } = proof
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await signingSecret(services),
  })
  const expires = new Date(challenge.parameters.data.expires)
  if (!verified || !(expires > services.clock.now())) throw refused()
  if (!(await consumeProof(services, challenge.signature, expires))) throw refused()
}
