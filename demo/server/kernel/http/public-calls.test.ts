import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCatalogue } from '#core/error-catalogue.ts'
import * as humanCheck from '#core/identity/human-check/endpoints.ts'
import * as mfa from '#core/identity/mfa/endpoints.ts'
import * as passwords from '#core/identity/passwords/endpoints.ts'
import * as signIn from '#core/identity/sign-in/endpoints.ts'
import * as signUp from '#core/identity/sign-up/endpoints.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { wireError } from '#core/foundation/errors/wire.ts'
import { humanProof } from '../../testing/human-proof.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

// Calls of people who are not signed in, whose input may be anything.

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000_000 })
})
afterAll(() => platform.close())

const calls: readonly Endpoint[] = [humanCheck, mfa, passwords, signIn, signUp]
  .flatMap((domain): Endpoint[] => Object.values(domain))
  .filter(({ audience }) => audience === 'public')

/** Invalid tokens: guessed, huge, of odd characters, of other kinds. */
const oddToken = fc.oneof(
  fc.constantFrom(
    'x',
    '%00',
    '%ED%A0%80',
    '%zz',
    '..%2f..%2fadmin',
    'a'.repeat(321),
    'a'.repeat(20_000),
    "'%20or%201=1--",
    'null',
    '__proto__',
    'demo-withdrawn%00',
  ),
  fc.base64String({ minLength: 44, maxLength: 44 }).map(encodeURIComponent),
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
)

const oddValue = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', 'x'.repeat(2_000), 'agent@demo.test', '000000'),
  fc.string(),
  fc.integer(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
)

const fields = [
  'username',
  'password',
  'mfaCode',
  'rememberDevice',
  'email',
  'invitationCode',
  'organization',
  'firstName',
  'lastName',
  'npn',
  'accountType',
]

const oddBody = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...fields), oddValue), { maxLength: 11 })
    .map((entries) => JSON.stringify(Object.fromEntries(entries))),
  fc.constantFrom('', '[]', 'null', '"x"', '{', '{"password":"\\ud800"}', '{"__proto__":{}}'),
  fc.string(),
)

/** The statuses of such a call: documented ones, and those of every call. */
const statusesOf = ({ errors = [], answer }: Endpoint): readonly (number | undefined)[] => [
  answer ? 200 : 204,
  400,
  404,
  413,
  414,
  ...errors.map((code) => errorCatalogue.get(code)?.status),
]

test('any input gets a documented response', async () => {
  expect(calls.length).toBeGreaterThan(15)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      oddToken,
      oddToken,
      oddBody,
      async (endpoint, inPath, inQuery, body) => {
        const { method, path } = endpoint
        const address = path.replaceAll(/\{\w+\}/g, () => inPath)
        const query = ['token', 'validationToken', 'captchaResponse', 'siteKey', 'locale']
          .map((name) => `${name}=${inQuery}`)
          .join('&')
        const response = await platform.fetch(`${address}?${query}`, {
          method,
          ...(method === 'GET' ? {} : { body }),
        })
        expect(statusesOf(endpoint)).toContain(response.status)
        if (response.ok) return
        const { status, code } = z.parse(wireError, await response.json())
        expect(status).toBe(response.status)
        expect(code).not.toBe('')
      },
    ),
    { numRuns: 400 },
  )
  expect(platform.logged).toEqual([])
})

/** Status and body of a response without the request's id, and the names of its cookies. */
const answerOf = async (response: Response) => {
  const text = await response.text()
  const body: unknown = text === '' ? undefined : { ...JSON.parse(text), requestId: '' }
  return { status: response.status, body, cookies: response.headers.get('Set-Cookie') }
}
const post = (path: string, body?: unknown) =>
  platform.fetch(path, {
    method: 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const form = {
  invitationCode: 'DEMO-AGENCY',
  organization: 'Beacon',
  firstName: 'Iris',
  lastName: 'Calloway',
  password: 'Another-word-1',
}

/** Calls with an email address whose response must not depend on whether it has a user. */
const byAddress: Readonly<Record<string, (email: string) => Promise<Response>>> = {
  login: (username) => post('/api/auth/v1/login', { username, password: 'wrong', mfaCode: '1' }),
  'reset of the password': async (email) => {
    const proof = encodeURIComponent(await humanProof(platform))
    return post(`/api/auth/v1/passwords/${email}/reset?captchaResponse=${proof}`)
  },
  'reset without a proof': (email) =>
    post(`/api/auth/v1/passwords/${email}/reset?captchaResponse=x`),
  'reset of the factor': (email) =>
    post(`/api/auth/v1/validateMFAReset/${email}`, { password: 'wrong' }),
  'validation mail': (email) => post(`/api/auth/v1/resendValidationEmail/${email}`),
  'sign-up': (email) => post('/api/auth/v1/signup', { ...form, email }),
}

test.each(Object.keys(byAddress))(
  '%s does not disclose whether an address has a user',
  async (name) => {
    const ask = byAddress[name]
    if (!ask) throw new Error(`Unknown call ${name}`)
    const nobody = await answerOf(await ask('nobody@demo.test'))
    for (const who of ['agent', 'unvalidated', 'expired', 'disabled', 'unknown', 'mfa-app']) {
      expect(await answerOf(await ask(`${who}@demo.test`))).toEqual(nobody)
    }
  },
)
