import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, refreshTokens, signIn, signOut } from '#core/session/endpoints.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const credentials = { username: 'agent@demo.test', password: 'Parapet-demo-1' }

describe('sign-in', () => {
  test('gives tokens that open the user', async () => {
    const tokens = await platform.request(signIn, { body: credentials })
    const me = await platform.request(getMe, {}, { token: tokens.accessToken })
    expect(me.email).toBe('agent@demo.test')
  })
})
void refreshTokens
void signOut
