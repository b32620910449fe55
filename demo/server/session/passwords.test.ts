import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#core/sign-in/endpoints.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'
import { hashing } from './passwords.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('a sign-in while too many hashes wait is put off, not queued without end', async () => {
  const { offload } = platform.services
  const held = Promise.withResolvers<void>()
  const many = Array.from({ length: hashing.parallel + hashing.waiting }, () =>
    offload.inTurn(hashing, () => held.promise),
  )
  const signIn = () =>
    platform.request(logIn, { body: { username: 'agent@demo.test', password: 'Parapet-demo-1' } })
  await expect(signIn()).rejects.toMatchObject({ status: 503, code: 'busy' })
  const headers = await signIn().catch((failure: { headers: Headers }) => failure.headers)
  expect(headers).toBeInstanceOf(Headers)
  expect((headers as Headers).get('Retry-After')).toMatch(/^\d+$/)
  held.resolve()
  await Promise.all(many)
  expect(await signIn()).toMatchObject({ accessToken: expect.any(String) })
})
