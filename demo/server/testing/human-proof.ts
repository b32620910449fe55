import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { getHumanChallenge, getSiteKey } from '#core/identity/human-check/endpoints.ts'
import { signedChallenge } from '../identity/human-check/service.ts'
import type { TestPlatform } from './platform.ts'

/** A solved human check, as a page sends it. */
export const humanProof = async (platform: TestPlatform): Promise<string> => {
  const { siteKey } = await platform.request(getSiteKey, { query: {} })
  const challenge = await platform.request(getHumanChallenge, { query: { siteKey } })
  const solution = await solveChallenge({
    challenge: z.parse(signedChallenge, challenge),
    deriveKey,
  })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
