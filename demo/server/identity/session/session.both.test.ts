import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, refreshTokens, signOut } from '#core/identity/session/endpoints.ts'
import { getPermissionsMap } from '#core/identity/permissions/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import type { Tokens } from '#core/identity/session/model.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { users } from '../../directory/users/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const password = 'Parapet-demo-1'
const signInAs = (username: string, secret = password, ip?: string): Promise<Tokens> =>
  platform.request(signIn, { body: { username, password: secret } }, undefined, ip ? { ip } : {})
const refresh = (refreshToken: string): Promise<Tokens> =>
  platform.request(refreshTokens, { body: { refreshToken } })
const me = (accessToken: string) => platform.request(getMe, {}, { token: accessToken })
const minutes = (count: number): number => count * 60_000

describe('refresh', () => {
  test('gives a new pair for each token, once', async () => {
    const first = await signInAs('agency@demo.test')
    const second = await refresh(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    await expect(me(second.accessToken)).resolves.toBeTruthy()
  })

  test('accepts a token again within the grace period, because its response may have been lost', async () => {
    const first = await signInAs('agency@demo.test')
    await refresh(first.refreshToken)
    platform.advanceTime(1_000)
    const again = await refresh(first.refreshToken)
    await expect(me(again.accessToken)).resolves.toBeTruthy()
  })

  test('ends the session when a token is used again later, because somebody has a copy', async () => {
    const first = await signInAs('agency@demo.test')
    const second = await refresh(first.refreshToken)
    platform.advanceTime(6_000)
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({
      status: 401,
      code: 'sessionExpired',
    })
    await expect(refresh(second.refreshToken)).rejects.toMatchObject({ status: 401 })
    await expect(me(second.accessToken)).rejects.toMatchObject({ status: 401 })
  })

  test('gives two tabs a pair each for parallel calls', async () => {
    const { refreshToken } = await signInAs('agency@demo.test')
    const pairs = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    for (const { accessToken } of pairs) await expect(me(accessToken)).resolves.toBeTruthy()
  })

  test('gives at most two pairs for a token in parallel calls, without ending the session', async () => {
    const { refreshToken } = await signInAs('agency@demo.test')
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => refresh(refreshToken)),
    )
    const pairs = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(pairs).toHaveLength(2)
    platform.advanceTime(1_000)
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 })
    for (const pair of pairs) {
      await expect(me(pair.accessToken)).resolves.toBeTruthy()
      await expect(refresh(pair.refreshToken)).resolves.toBeTruthy()
    }
  })

  test('rejects an expired token', async () => {
    const { refreshToken } = await signInAs('agency@demo.test')
    platform.advanceTime(15 * 24 * minutes(60))
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 })
  })

  test('rejects an unknown token', async () => {
    await expect(refresh('nonsense')).rejects.toMatchObject({ status: 401 })
  })
})

describe('access tokens', () => {
  test('expire after their time', async () => {
    const { accessToken } = await signInAs('claims@demo.test')
    platform.advanceTime(minutes(15) + 1000)
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401, code: 'sessionExpired' })
  })

  test('are rejected when a byte is changed', async () => {
    const { accessToken } = await signInAs('claims@demo.test')
    const [head = '', body = '', signature = ''] = accessToken.split('.')
    const forged = Buffer.from(body, 'base64url').toString().replace('PARAPET', 'CARRIER')
    const token = [head, Buffer.from(forged).toString('base64url'), signature].join('.')
    await expect(me(token)).rejects.toMatchObject({ status: 401 })
  })

  test('are invalid when the session ends', async () => {
    const { accessToken, refreshToken } = await signInAs('claims@demo.test')
    await platform.request(signOut, { body: { refreshToken } })
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 })
    await expect(platform.request(signOut, { body: { refreshToken } })).resolves.toBeUndefined()
  })

  test('are invalid when the user is disabled', async () => {
    const { accessToken } = await signInAs('cluster@demo.test')
    await platform.services.database
      .handle()
      .update(users)
      .set({ status: 'DISABLED' })
      .where(eq(users.email, 'cluster@demo.test'))
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401 })
  })
})

test('the permissions map has every permission and whether it is granted', async () => {
  const ofAgent = await platform.request(getPermissionsMap, {}, 'agent')
  const ofAdmin = await platform.request(getPermissionsMap, {}, 'admin')
  expect(Object.keys(ofAgent)).toEqual(Object.keys(ofAdmin))
  expect(ofAdmin['quote:issue']).toBe(true)
  expect(ofAgent['quote:issue']).toBe(false)
  expect(ofAgent['quote:create']).toBe(true)
})
