import { stripTypeScriptTypes } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createKey } from '#core/administration/api-keys/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

interface Guide {
  quoteOf(key: object, quoteId: string): Promise<{ status: string; policyId: string | null }>
  paymentOf(key: object, policyId: string): Promise<{ isPaid: boolean; status: string }>
}

const folder = join(import.meta.dirname, '../../../../widgets/docs/content')

/** The functions of the guide, as an agency's server would copy them. */
const guide = async (): Promise<Guide> => {
  const text = readFileSync(join(folder, 'quote-to-policy.md'), 'utf8')
  const code = /```ts quote-to-policy\.ts\n(.*?)```/s.exec(text)?.[1] ?? ''
  const script = Buffer.from(stripTypeScriptTypes(code)).toString('base64')
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${script}`)) as Guide
}

let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('the guide’s code follows a quote to its policy and its payment', async () => {
  const newKey = (kind: 'publishable' | 'api', origins: string[]) =>
    platform.request(createKey, { body: { name: kind, kind, mode: 'test', origins } }, 'agency')
  const origin = 'http://localhost:5000'
  const { key: clientKey } = await newKey('publishable', [origin])
  const headers = { Origin: origin }
  const body = { clientKey }
  const { accessToken } = await platform.request(openAccess, { body }, undefined, { headers })
  const quote = await platform.request(
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
    { token: accessToken },
  )

  const { id: apiKeyId, secret = '' } = await newKey('api', [])
  const key = { apiKeyId, secret }
  const { quoteOf, paymentOf } = await guide()
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    platform.fetch(new URL(address).pathname, init),
  )
  try {
    expect(await quoteOf(key, quote.id)).toMatchObject({ policyId: null })
    await platform.drain()
    const { policyId } = await quoteOf(key, quote.id)
    expect(await paymentOf(key, policyId ?? '')).toMatchObject({ isPaid: false, status: 'Unpaid' })
  } finally {
    vi.unstubAllGlobals()
  }
})
