import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { wireError } from '#core/foundation/errors/wire.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { newToken } from '../one-time-token.ts'
import { keyOfText } from '../wording.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  // limits have their own tests
  platform = await testPlatform({ limitFactor: 1_000_000 })
})
afterAll(() => platform.close())

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  platform.fetch(path, { method: 'POST', body, headers })

const wireErrorOf = async (response: Response) => z.parse(wireError, await response.json())

describe('the one wire error', () => {
  test('answers an unknown path', async () => {
    const response = await platform.fetch('/api/nowhere')
    expect(response.status).toBe(404)
    expect(await wireErrorOf(response)).toMatchObject({ status: 404, code: 'notFound' })
  })

  test('answers a wrong method with the valid ones', async () => {
    const response = await platform.fetch('/api/auth/v1/login')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
    expect(await wireErrorOf(response)).toMatchObject({ code: 'methodNotAllowed' })
  })

  test('answers a body that is not JSON, and one that is not UTF-8', async () => {
    const broken = await post('/api/auth/v1/login', '{"username":')
    expect(broken.status).toBe(400)
    expect(await wireErrorOf(broken)).toMatchObject({ code: 'malformedJson' })
    const bytes = await platform.fetch('/api/auth/v1/login', {
      method: 'POST',
      body: new Uint8Array([0x22, 0xff, 0x22]),
    })
    expect(await wireErrorOf(bytes)).toMatchObject({ status: 400, code: 'malformedJson' })
  })

  test('answers a body that is too large', async () => {
    const response = await post('/api/auth/v1/login', JSON.stringify({ username: 'x'.repeat(2e6) }))
    expect(response.status).toBe(413)
    expect(await wireErrorOf(response)).toMatchObject({ code: 'bodyTooLarge' })
  })

  test('lists each invalid field', async () => {
    const response = await post('/api/auth/v1/login', JSON.stringify({ username: ' ', mfaCode: 7 }))
    expect(response.status).toBe(400)
    const { code, errors } = await wireErrorOf(response)
    expect(code).toBe('invalidInput')
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'username', code: 'required', detail: 'Username is required' },
        { field: 'password', code: 'required', detail: 'Password is required' },
        { field: 'mfaCode', code: 'invalid', detail: "MFA code isn't valid" },
      ]),
    )
  })

  test('reports the body if it is not an object', async () => {
    const response = await post('/api/auth/v1/login', 'null')
    expect(response.status).toBe(400)
    const { errors } = await wireErrorOf(response)
    expect(errors).toEqual([{ code: 'invalid', detail: "Body isn't valid" }])
  })

  test('carries the id of the request, or the caller’s own if it is well formed', async () => {
    const response = await platform.fetch('/api/nowhere', {
      headers: { 'X-Request-Id': 'request-0001' },
    })
    expect(response.headers.get('X-Request-Id')).toBe('request-0001')
    expect((await wireErrorOf(response)).requestId).toBe('request-0001')
    const odd = await platform.fetch('/api/nowhere', { headers: { 'X-Request-Id': 'a b' } })
    expect(odd.headers.get('X-Request-Id')).not.toBe('a b')
  })

  test('answers a call without a token, and one with an invalid token', async () => {
    for (const authorization of [undefined, 'Bearer nonsense', 'Basic eA==']) {
      const headers = new Headers(authorization ? { Authorization: authorization } : {})
      const response = await platform.fetch('/api/auth/v1/me', { headers })
      expect(response.status).toBe(401)
      expect(await wireErrorOf(response)).toMatchObject({ code: 'sessionExpired' })
    }
  })
})

test('no input makes the server fail', async () => {
  const open = catalogue.filter(({ audience, body }) => audience === 'public' && body)
  const text = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc.string(),
    fc.constantFrom(
      'null',
      '[]',
      '"\\ud800"',
      '{"username":"\\u0000","password":"\\u0000"}',
      '{"username":"\\ud800","password":"x"}',
      '{"workflowId":"\\u0000","secret":"123456"}',
      '{"clientKey":"\\u0000"}',
      '{"refreshToken":"\\u0000"}',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      '{"__proto__":{"username":"x"},"constructor":1}',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...open), text, async ({ path, method }, body) => {
      const response = await platform.fetch(path.replaceAll(/\{\w+\}/g, 'x'), { method, body })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
  expect(platform.logged).toEqual([])
})

test('the name of a prototype is a field error, because it would be skipped', async () => {
  const body = '{"username":"a","password":"x","deep":{"__proto__":{"a":1}}}'
  expect(await wireErrorOf(await post('/api/auth/v1/login', body))).toMatchObject({
    status: 400,
    code: 'invalidInput',
    errors: [{ field: 'deep', code: 'invalid' }],
  })
})

test('text that no database can store is a field error', async () => {
  const response = await post('/api/auth/v1/login', '{"username":"a\\u0000b","password":"x"}')
  expect(await wireErrorOf(response)).toMatchObject({
    status: 400,
    errors: [{ field: 'username', code: 'invalid' }],
  })
  const path = await platform.fetch('/api/auth/v1/validate/%00')
  expect(path.status).toBe(404)
  expect((await platform.fetch('/api/auth/v1/validate/%zz')).status).toBe(404)
})

describe('pages of other origins', () => {
  const call = (origin: string, init: RequestInit = {}) =>
    platform.fetch('/api/auth/v1/env', {
      ...init,
      headers: { Origin: origin, ...Object.fromEntries(new Headers(init.headers)) },
    })
  const preflight = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  }

  test('may call when a key is registered for them', async () => {
    const response = await call('http://127.0.0.1:4101', preflight)
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4101')
    expect(response.headers.get('Access-Control-Max-Age')).toBe('7200')
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    const called = await call('http://127.0.0.1:4101')
    expect(called.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4101')
    expect(called.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
    expect(called.headers.get('Vary')).toContain('Origin')
  })

  test('can read error responses too', async () => {
    const refused = await platform.fetch('/api/auth/v1/me', {
      headers: { Origin: 'http://127.0.0.1:4101' },
    })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4101')
  })

  test('may not call when they are not registered, and can read why', async () => {
    const origin = 'https://elsewhere.example'
    const response = await call(origin, preflight)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(response.headers.get('Access-Control-Max-Age')).toBe('0')
    const called = await call(origin)
    expect(called.status).toBe(403)
    expect(called.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(await called.json()).toMatchObject({ code: 'originRefused' })
  })
})

describe('language', () => {
  const detailIn = async (host: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await platform.fetch(`http://${host}/api/auth/v1/login`, {
      method: 'POST',
      body: JSON.stringify({ username: 'x@y.example', password: 'x' }),
      headers,
    })
    return wireErrorOf(response)
  }

  test('every error has a text, for any host and any headers', async () => {
    for (const host of ['localhost', 'uk.localhost', 'www.parapet.co.uk', 'parapet.com.au']) {
      expect(await detailIn(host, { 'X-Parapet-Region': 'AU' })).toMatchObject({
        code: 'loginFailed',
        detail: 'Login failed. Please double check your email and password.',
      })
    }
  })

  test('every documented error of an endpoint has a text', () => {
    const missing = catalogue.flatMap(({ id, errors = [] }) =>
      errors
        .filter((code) => keyOfText(platform.services.wording, code) === undefined)
        .map((code) => `${id}: ${code}`),
    )
    expect(missing).toEqual([])
  })
})

test('responses are never cached, sniffed or framed', async () => {
  const { headers } = await platform.fetch('/api/auth/v1/env')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('a defect returns 500 without details and is logged with the request’s id', async () => {
  const broken = await testPlatform()
  const fieldError = new Error('secret detail')
  broken.services.tokens.issue = () => Promise.reject(fieldError)
  const refused = await broken
    .request(signIn, { body: { username: 'agent@demo.test', password: 'Parapet-demo-1' } })
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 500, code: 'internal' })
  expect(JSON.stringify(refused)).not.toContain('secret detail')
  expect(broken.logged).toMatchObject([{ what: 'request failed', error: fieldError }])
  await broken.close()
})

test('a defect in a call with a one-time token is logged without it', async () => {
  const broken = await testPlatform()
  broken.services.database.handle = () => {
    throw new Error('away')
  }
  const { token } = newToken()
  const path = `/api/auth/v1/checkPasswordReset/${token}`
  expect((await broken.fetch(path)).status).toBe(500)
  expect(broken.logged).toHaveLength(1)
  expect(JSON.stringify(broken.logged)).not.toContain(token)
  await broken.close()
})

test('the health check succeeds', async () => {
  expect(await (await platform.fetch('/healthz')).json()).toEqual({ status: 'ok' })
})
