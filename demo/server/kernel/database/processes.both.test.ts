import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getProviderKey, receivePaymentEvent } from '#core/insurance/billing/endpoints.ts'
import { asTyped } from '../mail-text.ts'
import { startSession } from '../../identity/session/service.ts'
import { signingKeys } from '../../identity/session/tables.ts'
import { issuedPolicy } from '../../insurance/billing/issued-policy.fixture.ts'
import { announceProcessor } from '../../insurance/billing/processors.ts'
import { sign, wallSeconds } from '../../insurance/billing/protocol/signature.ts'
import type { Platform } from '../../platform.ts'
import { userIds } from '../seed/ids.ts'
import { testPlatform, testProcessor, type TestPlatform } from '../../testing/platform.ts'

/** The account of the second process at its own processor. */
const otherProcessor = {
  ...testProcessor,
  origin: 'http://localhost:4202',
  key: 'pk_other',
  secret: 'the secret of the other processor',
}

let first: TestPlatform
let second: Platform
beforeAll(async () => {
  first = await testPlatform()
  second = await first.another({ processor: otherProcessor })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const me = (platform: Platform, token: string): Promise<Response> =>
  Promise.resolve(
    platform.app.request('/api/auth/v1/me', { headers: { Authorization: `Bearer ${token}` } }),
  )

/** Waits until a condition holds; announcements of another process take some milliseconds. */
const eventually = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a token of one process is valid in the other', async () => {
  const token = await first.tokenOf('agent')
  expect((await me(second, token)).status).toBe(200)
})

test('a token ends in every process together with the key that signed it', async () => {
  const third = await first.another()
  const { accessToken } = await startSession(third.services, { userId: userIds.agent })
  for (const process of [first.platform, second, third])
    expect((await me(process, accessToken)).status).toBe(200)
  const [header = ''] = accessToken.split('.')
  const { kid } = z
    .object({ kid: z.string() })
    .parse(JSON.parse(Buffer.from(header, 'base64url').toString()))
  await third.services.database.handle().delete(signingKeys).where(eq(signingKeys.id, kid))
  for (const process of [first.platform, second, third])
    await eventually(async () => (await me(process, accessToken)).status === 401)
  await third.close()
  expect((await me(second, await first.tokenOf('agent'))).status).toBe(200)
})

test('a moved clock has moved in every process', async () => {
  const response = await first.fetch('/demo/clock', {
    method: 'PUT',
    body: JSON.stringify({ offsetMs: 7_200_000 }),
  })
  expect(response.status).toBe(200)
  await eventually(() => second.clock.offset() === 7_200_000)
  const third = await first.another()
  expect(third.clock.offset()).toBe(7_200_000)
  await third.close()
  await first.platform.setClock(0)
})

test('a flag set in one is read in the other', async () => {
  await first.fetch('/demo/flags', { method: 'PUT', body: '{"pools":true}' })
  const flags = await second.app.request('/api/auth/v1/feature-flags')
  expect(await flags.json()).toMatchObject({ pools: true })
})

test('failed sign-ins count together', async () => {
  const attempt = (platform: Platform, password: string) =>
    platform.app.request('/api/auth/v1/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'pool@demo.test', password }),
    })
  for (let count = 0; count < 5; count += 1) {
    await attempt(first.platform, 'wrong')
    await attempt(second, 'wrong')
  }
  expect((await attempt(second, 'Parapet-demo-1')).status).toBe(429)
})

test('a mail queued in one is sent once by either', async () => {
  first.platform.worker.start()
  second.worker.start()
  const to = 'once@example.test'
  await first.services.send({
    region: 'US',
    to,
    via: 'email',
    subject: asTyped('Once'),
    text: asTyped('Once'),
  })
  await eventually(async () => (await first.mails(to)).length > 0)
  expect(await first.mails(to)).toHaveLength(1)
})

test('a bill opened in one process is charged by its processor only', async () => {
  await announceProcessor(first.services)
  await announceProcessor(second.services)
  const policyId = await issuedPolicy(first)
  const holder = { grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' } as const
  const input = { params: { policyId }, body: { method: 'card' } } as const
  const opened = await first.request(getProviderKey, input, holder)
  const answer = await second.app.request(getProviderKey.path.replace('{policyId}', policyId), {
    method: getProviderKey.method,
    headers: { Authorization: `Bearer ${await first.tokenOf(holder)}` },
    body: JSON.stringify(input.body),
  })
  const again = z.decode(getProviderKey.answer, await answer.json())
  expect(again).toMatchObject({ url: opened.url, key: opened.key, intentId: opened.intentId })
  expect(opened.url).toBe(testProcessor.origin)
})

test('each accepts events of the other’s processor', async () => {
  const payload = '{}'
  const timestamp = wallSeconds()
  const signature = sign(otherProcessor.secret, 'webhook', timestamp, payload)
  // the signature is valid, the payload is not an event
  await expect(
    first.request(receivePaymentEvent, { body: { payload, timestamp, signature } }),
  ).rejects.toMatchObject({ status: 400 })
})
