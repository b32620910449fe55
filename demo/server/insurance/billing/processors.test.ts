import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  getPaymentStatus,
  getProviderKey,
  receivePaymentEvent,
  validatePayment,
} from '#core/insurance/billing/endpoints.ts'
import { processorEvent } from '#core/insurance/billing/model.ts'
import type { Platform } from '../../platform.ts'
import { testPlatform, testProcessor, type TestPlatform } from '../../testing/platform.ts'
import { issuedPolicy } from './issued-policy.fixture.ts'
import { announceProcessor } from './processors.ts'
import { sign, wallSeconds } from './protocol/signature.ts'
import { paymentIntents, payments } from './tables.ts'

/** The account that an operator configures. */
const account = {
  name: 'Example Pay',
  origin: 'https://payments.example',
  key: 'pk_live_1',
  secret: 'the secret of the operator’s account',
  isDemo: false,
}

let demo: TestPlatform
/** The same database after the demo was turned off, with a processor and without. */
let live: Platform
let bare: Platform
beforeAll(async () => {
  demo = await testPlatform()
  await announceProcessor(demo.services)
  live = await demo.another({ demo: false, processor: account })
  await announceProcessor(live.services)
  bare = await demo.another({ demo: false, processor: undefined })
})
afterAll(async () => {
  await bare.close()
  await live.close()
  await demo.close()
})

const holderOf = (policyId: string) =>
  ({ grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' }) as const

interface Called {
  readonly status: number
  readonly body: unknown
}

const call = async (
  platform: Platform,
  endpoint: { readonly path: string; readonly method: string },
  policyId: string,
  body?: unknown,
): Promise<Called> => {
  const answer = await platform.app.request(endpoint.path.replace('{policyId}', policyId), {
    method: endpoint.method,
    headers: { Authorization: `Bearer ${await demo.tokenOf(holderOf(policyId))}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const openAt = (platform: Platform, policyId: string): Promise<Called> =>
  call(platform, getProviderKey, policyId, { method: 'card' })

/** Reports a paid intent to a platform, signed with a secret; returns the status. */
const reportPaid = async (
  platform: Platform,
  policyId: string,
  secret: string,
  transactionId = `txn_${randomUUID()}`,
) => {
  const handle = demo.services.database.handle()
  const [intent] = await handle
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.policyId, policyId))
  const payload = JSON.stringify(
    z.encode(processorEvent, {
      id: `evt_${randomUUID()}`,
      type: 'payment.succeeded',
      createdAt: new Date().toISOString(),
      intentId: intent?.id ?? '',
      transactionId,
      amount: intent?.amount ?? 0,
      currency: 'USD',
      method: { tokenId: 'tok-1', type: 'Credit Card', last4Digits: '4242' },
    }),
  )
  const timestamp = wallSeconds()
  const signature = sign(secret, 'webhook', timestamp, payload)
  const answer = await platform.app.request(receivePaymentEvent.path, {
    method: receivePaymentEvent.method,
    body: JSON.stringify({ payload, timestamp, signature }),
  })
  return answer.status
}

const namesOn = async (policyId: string): Promise<readonly string[]> => {
  const handle = demo.services.database.handle()
  const rows = await handle.select().from(payments).where(eq(payments.policyId, policyId))
  return rows.map(({ processorName }) => processorName)
}

test('shows a bill without a processor and rejects its payment with the reason', async () => {
  const policyId = await issuedPolicy(demo)
  expect(await openAt(bare, policyId)).toEqual({
    status: 409,
    body: expect.objectContaining({
      code: 'paymentUnavailable',
      detail: expect.stringContaining("Online payment isn't available yet") as string,
    }) as unknown,
  })
  const unpaid = { status: 200, body: { status: 'Unpaid' } }
  expect(await call(bare, getPaymentStatus, policyId)).toMatchObject(unpaid)
  expect(await call(bare, validatePayment, policyId, {})).toMatchObject(unpaid)
})

test('a payment stores the name of the processor that reported it', async () => {
  const policyId = await issuedPolicy(demo)
  expect(await openAt(live, policyId)).toMatchObject({
    status: 200,
    body: { url: account.origin, key: account.key },
  })
  expect(await reportPaid(live, policyId, account.secret)).toBe(204)
  expect(await namesOn(policyId)).toEqual([account.name])
})

test('a bill opened in the demo is paid at the operator’s processor once the demo is off', async () => {
  const policyId = await issuedPolicy(demo)
  expect(await openAt(demo.platform, policyId)).toMatchObject({ body: { key: testProcessor.key } })
  expect(await openAt(bare, policyId)).toMatchObject({ status: 409 })
  expect(await openAt(live, policyId)).toMatchObject({ body: { key: account.key } })
})

test('the demo’s processor pays no bill while the demo is off', async () => {
  const policyId = await issuedPolicy(demo)
  await openAt(demo.platform, policyId)
  expect(await reportPaid(live, policyId, testProcessor.secret)).toBe(401)
  expect(await reportPaid(bare, policyId, testProcessor.secret)).toBe(401)
  expect(await namesOn(policyId)).toEqual([])
  expect(await reportPaid(demo.platform, policyId, testProcessor.secret)).toBe(204)
  expect(await namesOn(policyId)).toEqual([testProcessor.name])
})

test('a process without a processor accepts the events of other processes’ processors', async () => {
  const policyId = await issuedPolicy(demo)
  await openAt(live, policyId)
  expect(await reportPaid(bare, policyId, account.secret)).toBe(204)
  expect(await namesOn(policyId)).toEqual([account.name])
})

test('a processor cannot pay a bill that another one collects', async () => {
  const policyId = await issuedPolicy(demo)
  await openAt(live, policyId)
  expect(await reportPaid(demo.platform, policyId, testProcessor.secret)).toBe(401)
  expect(await namesOn(policyId)).toEqual([])
  expect(await reportPaid(demo.platform, policyId, account.secret)).toBe(204)
  expect(await namesOn(policyId)).toEqual([account.name])
})

test('a bill opened with an earlier key of the same processor is paid', async () => {
  const policyId = await issuedPolicy(demo)
  await openAt(live, policyId)
  const renewed = await demo.another({ demo: false, processor: { ...account, key: 'pk_live_2' } })
  expect(await reportPaid(renewed, policyId, account.secret)).toBe(204)
  await renewed.close()
  expect(await namesOn(policyId)).toEqual([account.name])
})

test('a transaction of one bill pays no other bill', async () => {
  const [policyId, otherId] = [await issuedPolicy(demo), await issuedPolicy(demo)]
  const transactionId = `txn_${randomUUID()}`
  await openAt(demo.platform, policyId)
  await openAt(live, otherId)
  expect(await reportPaid(live, otherId, account.secret, transactionId)).toBe(204)
  const { secret } = testProcessor
  // if accepted, the event would count as known and the money would be lost
  expect(await reportPaid(demo.platform, policyId, secret, transactionId)).toBe(400)
  expect(await namesOn(policyId)).toEqual([])
  expect(await namesOn(otherId)).toEqual([account.name])
})
