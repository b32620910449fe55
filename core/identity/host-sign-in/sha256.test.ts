import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { challengeOf, createPkce } from './pkce.ts'
import { sha256 } from './sha256.ts'

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

test('equals the browser’s for any message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (message) => {
      const own = await crypto.subtle.digest('SHA-256', message)
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(own)))
    }),
  )
})

test('gives the challenge of the example in RFC 7636', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('creates different verifiers of the required length', () => {
  const make = () => createPkce((count) => crypto.getRandomValues(new Uint8Array(count)))
  const [one, other] = [make(), make()]
  expect(one.verifier).toMatch(/^[\w-]{43}$/)
  expect(one.challenge).toMatch(/^[\w-]{43}$/)
  expect(one.state).toMatch(/^[\w-]{22}$/)
  expect(new Set([one.verifier, other.verifier, one.state, other.state]).size).toBe(4)
})
