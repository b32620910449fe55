import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHumanChallenge, getSiteKey } from '#core/identity/human-check/endpoints.ts'
import { humanProof } from '../../testing/human-proof.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { checkHuman } from './service.ts'
import { usedProofs } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const minute = 60_000
const refused = { status: 400, code: 'humanCheckFailed' }
const check = (response: string) => checkHuman(platform.services, response)

interface Sent {
  readonly challenge: {
    readonly parameters: Readonly<Record<string, unknown>>
    readonly signature: string
  }
  readonly solution: Readonly<Record<string, unknown>>
}
const read = (proof: string): Sent =>
  JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Sent
const write = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64')

test('each locale has its own key', async () => {
  const keyOf = async (locale: 'en-US' | 'en-GB' | 'en-AU') =>
    (await platform.request(getSiteKey, { query: { locale } })).siteKey
  const keys = await Promise.all([keyOf('en-US'), keyOf('en-GB'), keyOf('en-AU')])
  expect(new Set(keys).size).toBe(3)
  const here = await platform.request(getSiteKey, { query: {} }, undefined, { region: 'UK' })
  expect(here.siteKey).toBe(keys[1])
})

test('an unknown key has no challenge', async () => {
  await expect(
    platform.request(getHumanChallenge, { query: { siteKey: 'elsewhere' } }),
  ).rejects.toMatchObject(refused)
})

describe('a solution', () => {
  test('is accepted once', async () => {
    const proof = await humanProof(platform)
    await expect(check(proof)).resolves.toBeUndefined()
    await expect(check(proof)).rejects.toMatchObject(refused)
  })

  test('is accepted by one of parallel calls on two processes', async () => {
    const another = await platform.another()
    const proof = await humanProof(platform)
    const answers = await Promise.allSettled([
      check(proof),
      checkHuman(another.services, proof),
      check(proof),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await another.close()
  })

  test('expires after ten minutes, and used ones are deleted then', async () => {
    const [used, unused] = [await humanProof(platform), await humanProof(platform)]
    await check(used)
    platform.advanceTime(10 * minute + 1)
    await expect(check(unused)).rejects.toMatchObject(refused)
    await check(await humanProof(platform))
    const rows = await platform.services.database.handle().select().from(usedProofs)
    expect(rows).toHaveLength(1)
    await expect(check(used)).rejects.toMatchObject(refused)
  })

  test('is rejected for a forged challenge', async () => {
    const { challenge, solution } = read(await humanProof(platform))
    const { parameters, signature } = challenge
    const { data } = parameters
    for (const other of [
      {
        challenge: {
          parameters: { ...parameters, data: { ...(data as object), expires: 9e15 } },
          signature,
        },
        solution,
      },
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      { challenge: { parameters: { ...parameters, nonce: '00' }, signature }, solution },
      { challenge: { parameters, signature: signature.replace(/./, 'x') }, solution },
      { challenge: { parameters, signature: '' }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge, solution: { ...solution, counter: 1e300 } },
      { challenge, solution: {} },
      { challenge },
    ]) {
      await expect(check(write(other))).rejects.toMatchObject(refused)
    }
    await expect(check(write({ challenge, solution }))).resolves.toBeUndefined()
  })

  test.each(['', 'nonsense', '{}', write(null), write([]), '\u0000', write({ challenge: {} })])(
    'is rejected: %j',
    async (response) => {
      await expect(check(response)).rejects.toMatchObject(refused)
    },
  )
})
