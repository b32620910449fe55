import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createKey } from '#core/administration/api-keys/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import type { AccessInput } from '#core/identity/session/model.ts'
import { getPaymentStatus, getProviderKey } from '#core/insurance/billing/endpoints.ts'
import { getQuoteById, saveQuote } from '#core/insurance/quotes/endpoints.ts'
import { eventually } from '#core/testing/eventually.ts'
import { startProcessor, type Processor } from '../../companions/processor/start.ts'
import {
  testPlatform,
  testProcessor,
  type As,
  type TestPlatform,
} from '../../server/testing/platform.ts'
import { issuedPolicy } from '../../server/insurance/billing/issued-policy.fixture.ts'

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

/** The answer of the processor to the card, for the policy of a holder. */
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

/** A policy of test mode, and the token by which its agency's server opens it. */
const testPolicy = async () => {
  const newKey = (kind: 'publishable' | 'api', origins: string[]) =>
    platform.request(createKey, { body: { name: kind, kind, mode: 'test', origins } }, 'agency')
  const open = async (body: AccessInput, headers: Readonly<Record<string, string>> = {}) => {
    const { accessToken } = await platform.request(openAccess, { body }, undefined, { headers })
    return { token: accessToken }
  }
  const origin = 'http://localhost:5000'
  const { key: clientKey } = await newKey('publishable', [origin])
  const page = await open({ clientKey }, { Origin: origin })
  const { id } = await platform.request(
    saveQuote,
    {
      params: { id: 'P100' },
      body: {
        initialRequestData: {
          product: 'P100',
          account: {
            name: 'Test Issue',
            state: 'TX',
            naicsCode: '621210',
            revenue: 1_200_000_000,
            yearEstablished: 1998,
          },
        },
        contact: {
          firstName: 'Rosa',
          lastName: 'Diaz',
          email: 'rosa@sandbox.example',
          phone: '5550100177',
        },
      },
    },
    page,
  )
  await platform.drain()
  const { policyId } = await platform.request(getQuoteById, { params: { id } }, page)
  const { id: apiKeyId, secret = '' } = await newKey('api', [])
  const grant = { kind: 'policy' as const, id: policyId ?? '' }
  return { policyId: grant.id, holder: await open({ apiKeyId, secret, grant }) }
}

test('a test card pays a policy of test mode where the demo is off', async () => {
  const { policyId, holder } = await testPolicy()
  expect(await payByCard(policyId, holder)).toMatchObject({ state: 'succeeded' })
  const params = { policyId }
  await eventually(async () => {
    const status = await platform.request(getPaymentStatus, { params }, holder)
    expect(status).toMatchObject({ isPaid: true, status: 'Paid' })
  })
})

test('a test card pays no policy where the demo is off, and its payment page shows why', async () => {
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
