import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { hashing } from './secrets.ts'
import { signInFailures } from '../session/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('a sign-in is rejected with a retry time while too many hashes are queued', async () => {
  const { offload } = platform.services
  const gate = Promise.withResolvers<void>()
  const many = Array.from({ length: hashing.parallel + hashing.waiting }, () =>
    offload.inTurn(hashing, () => gate.promise),
  )
  const asAgent = () =>
    platform.request(signIn, { body: { username: 'agent@demo.test', password: 'Parapet-demo-1' } })
  await expect(asAgent()).rejects.toMatchObject({ status: 503, code: 'overloaded' })
  const headers = await asAgent().catch((failure: { headers: Headers }) => failure.headers)
  expect(headers).toBeInstanceOf(Headers)
  expect((headers as Headers).get('Retry-After')).toMatch(/^\d+$/)
  const counted = await platform.services.database
    .handle()
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.subject, 'email agent@demo.test'))
  expect(counted).toEqual([])
  gate.resolve()
  await Promise.all(many)
  expect(await asAgent()).toMatchObject({ accessToken: expect.any(String) })
})
