import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireError } from '#core/foundation/errors/wire.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  const at = (offset: number) => `http://localhost:${4100 + offset}`
  platform = await testPlatform({
    host: '192.0.2.7',
    origins: {
      portal: {
        US: 'https://portal.example',
        UK: 'https://portal.example.co.uk',
        AU: 'https://portal.example.au',
      },
      siteUs: at(1),
      siteUk: at(3),
    },
  })
})
afterAll(() => platform.close())

const reads = ['/outbox', '/outbox.json']
const changes: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['PUT', '/demo/flags', '{}'],
  ['PUT', '/demo/clock', '{"offsetMs":0}'],
  ['PUT', '/demo/faults', '[]'],
  ['DELETE', '/demo/faults'],
]

const ask = (path: string, headers: Record<string, string>, method = 'GET', body?: string) =>
  platform.fetch(path, { method, headers, ...(body !== undefined && { body }) })

const errorOf = async (response: Response) => {
  const { status, code } = (await response.json()) as WireError
  return { status, code }
}

describe.each([
  ['localhost:4100'],
  ['127.0.0.1:4100'],
  ['[::1]:4100'],
  ['uk.localhost:4100'],
  ['au.localhost'],
  ['192.0.2.7:4100'],
  ['portal.example'],
  ['PORTAL.example:443'],
])('as %s', (host) => {
  test('the outbox and the controls answer', async () => {
    for (const path of reads) expect((await ask(path, { Host: host })).status).toBe(200)
    for (const [method, path, body] of changes) {
      expect((await ask(path, { Host: host }, method, body)).ok).toBe(true)
    }
  })
})

describe.each([
  ['evil.example'],
  ['evil.example:4100'],
  ['localhost.evil.example:4100'],
  ['portal.example.evil.example'],
  ['127.0.0.1.evil.example'],
  ['localhost@evil.example'],
  ['not a host'],
])('as %s', (host) => {
  test('neither the outbox nor the controls answer', async () => {
    const refused = { status: 404, code: 'notFound' }
    for (const path of reads) {
      expect(await errorOf(await ask(path, { Host: host }))).toEqual(refused)
    }
    for (const [method, path, body] of changes) {
      expect(await errorOf(await ask(path, { Host: host }, method, body))).toEqual(refused)
    }
  })
})

test.each([['https://evil.example'], ['http://portal.example'], ['null']])(
  'a page of %s can’t change anything',
  async (origin) => {
    for (const [method, path, body] of changes) {
      const headers = { Host: 'portal.example', Origin: origin }
      expect(await errorOf(await ask(path, headers, method, body))).toEqual({
        status: 403,
        code: 'originRefused',
      })
    }
  },
)

test('our own pages can make changes', async () => {
  for (const [method, path, body] of changes) {
    const headers = { Host: 'portal.example', Origin: 'https://portal.example' }
    expect((await ask(path, headers, method, body)).ok).toBe(true)
  }
})
