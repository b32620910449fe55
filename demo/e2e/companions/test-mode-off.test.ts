import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getPaymentStatus, getProviderKey } from '#core/insurance/billing/endpoints.ts'
import { eventually } from '#core/testing/eventually.ts'
import { startProcessor, type Processor } from '../../companions/processor/start.ts'
import {
  testPlatform,
  testProcessor,
  type As,
  type TestPlatform,
} from '../../server/testing/platform.ts'
import { issuedPolicy } from '../../server/insurance/billing/issued-policy.fixture.ts'
import { testPolicy } from '../../server/insurance/billing/test-policy.fixture.ts'

const card = {
  kind: 'card',
  name: 'Rosa Diaz',
  number: '4242424242424242',
  expiry: '08 / 39',
  code: '123',
}

let dataDir: string
let platform: TestPlatform
let processor: Processor

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parapet-billing-'))
  processor = await startProcessor({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    secret: testProcessor.secret,
    platformOrigin: 'http://localhost:4100',
    demo: false,
    fetch: (target, init) => platform.fetch(new URL(new Request(target).url).pathname, init),
  })
  platform = await testPlatform({ processor: { ...testProcessor, origin: processor.origin } })
})

afterAll(async () => {
  await processor.close()
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The processor's response to a card, for the policy of a holder. */
const payByCard = async (policyId: string, holder: As): Promise<unknown> => {
  const choice = { params: { policyId }, body: { method: 'card' } } as const
  const { url, authCode } = await platform.request(getProviderKey, choice, holder)
  const session = await fetch(`${url}/session`, { headers: { 'x-authentication-key': authCode } })
  const { sessionKey } = z.object({ sessionKey: z.string() }).parse(await session.json())
  const answer = await fetch(`${url}/charge`, {
    method: 'POST',
    headers: { authorization: `Session ${sessionKey}` },
    body: JSON.stringify({ attemptKey: randomUUID(), method: card }),
  })
  return answer.json()
}

test('a test card pays a test-mode policy when the demo is off', async () => {
  const { policyId, holder } = await testPolicy(platform)
  expect(await payByCard(policyId, holder)).toMatchObject({ state: 'succeeded' })
  const params = { policyId }
  await eventually(async () => {
    const status = await platform.request(getPaymentStatus, { params }, holder)
    expect(status).toMatchObject({ isPaid: true, status: 'Paid' })
  })
})

test('a test card pays no live policy when the demo is off, and the payment page shows why', async () => {
  const policyId = await issuedPolicy(platform)
  const holder = { grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' } as const
  const params = { policyId }
  const declined = { state: 'failed', reason: 'testModeOff' }
  expect(await payByCard(policyId, holder)).toMatchObject(declined)
  await eventually(async () => {
    const status = await platform.request(getPaymentStatus, { params }, holder)
    expect(status).toMatchObject({ isPaid: false, status: 'Failed', reason: 'testModeOff' })
  })
})
