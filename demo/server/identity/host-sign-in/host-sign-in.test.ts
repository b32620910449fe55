import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  authorizeHost,
  exchangeHostCode,
  getHostRequest,
  getEmbedUser,
} from '#core/identity/host-sign-in/endpoints.ts'
import type { HostTokens } from '#core/identity/host-sign-in/model.ts'
import { createPkce } from '#core/identity/host-sign-in/pkce.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { getMe, signOut } from '#core/identity/session/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { accessKeys } from '../access/tables.ts'
import { clientKeys, organisationIds, userIds } from '../../kernel/seed/ids.ts'
import { startSession } from '../session/service.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { users } from '../../directory/users/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const site = 'http://localhost:4101'
const clientKey = clientKeys.harbor
const newProof = () => createPkce((count) => crypto.getRandomValues(new Uint8Array(count)))

const allow = async (
  token: string,
  codeChallenge: string,
  more: { clientKey?: string; origin?: string } = {},
) => {
  const body = { clientKey, origin: site, codeChallenge, ...more }
  return (await platform.request(authorizeHost, { body }, { token })).code
}
const exchange = (
  code: string,
  codeVerifier: string,
  { key = clientKey, from = site }: { key?: string; from?: string } = {},
): Promise<HostTokens> =>
  platform.request(exchangeHostCode, { body: { clientKey: key, code, codeVerifier } }, undefined, {
    headers: { Origin: from },
  })

const agentToken = () => platform.tokenOf('agent')
const signInOnPage = async (token?: string) => {
  const { challenge, verifier } = newProof()
  return exchange(await allow(token ?? (await agentToken()), challenge), verifier)
}
const refused = { status: 401, code: 'hostCodeRefused' }

describe('the requesting agency', () => {
  test('is named before the user allows anything', async () => {
    const query = { clientKey, origin: site }
    expect(await platform.request(getHostRequest, { query })).toEqual({
      agencyName: 'Harbor Insurance Agency',
      origin: site,
    })
  })

  test.each([
    ['pk_nobody', site, 401, 'keyRefused'],
    [clientKey, 'https://evil.example', 403, 'originRefused'],
    [clientKey, 'null', 403, 'originRefused'],
    [clientKey, `${site}/`, 403, 'originRefused'],
    [clientKey, 'http://localhost:4103', 403, 'originRefused'],
  ])('is not %s at %s', async (key, origin, status, code) => {
    const query = { clientKey: key, origin }
    const apiError = { status, code }
    await expect(platform.request(getHostRequest, { query })).rejects.toMatchObject(apiError)
    await expect(
      allow(await agentToken(), newProof().challenge, { clientKey: key, origin }),
    ).rejects.toMatchObject(apiError)
  })
})

describe('a code', () => {
  test('gives the page its embed user and a token of that user', async () => {
    const tokens = await signInOnPage()
    expect(tokens.user).toEqual({
      name: 'Mateo Rivers',
      email: 'agent@demo.test',
      accountId: organisationIds.harbor,
      accountName: 'Harbor Insurance Agency',
    })
    expect(tokens.expiresIn).toBe(900)
    expect(readToken(tokens.accessToken)?.payload).toMatchObject({ kind: 'key', keyId: clientKey })
    const answer = await platform.request(getEmbedUser, {}, { token: tokens.accessToken })
    expect(answer.user).toEqual(tokens.user)
  })

  test('works once, in parallel too', async () => {
    const { challenge, verifier } = newProof()
    const code = await allow(await agentToken(), challenge)
    const answers = await Promise.allSettled([exchange(code, verifier), exchange(code, verifier)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(exchange(code, verifier)).rejects.toMatchObject(refused)
  })

  test('is valid for a minute', async () => {
    const { challenge, verifier } = newProof()
    const code = await allow(await agentToken(), challenge)
    platform.advanceTime(61_000)
    await expect(exchange(code, verifier)).rejects.toMatchObject(refused)
  })

  test('is valid with its own verifier only, and deleted after a wrong one', async () => {
    const { challenge, verifier } = newProof()
    const code = await allow(await agentToken(), challenge)
    await expect(exchange(code, newProof().verifier)).rejects.toMatchObject(refused)
    await expect(exchange(code, verifier)).rejects.toMatchObject(refused)
  })

  test.each([
    ['another origin', { from: 'http://127.0.0.1:4101' }],
    ['another key of the agency', { key: clientKeys.harborSecond }],
  ])('does not work from %s', async (_name, more) => {
    const { challenge, verifier } = newProof()
    const code = await allow(await agentToken(), challenge)
    await expect(exchange(code, verifier, more)).rejects.toMatchObject(refused)
  })

  test('is invalid once the key is withdrawn', async () => {
    const { challenge, verifier } = newProof()
    const code = await allow(await agentToken(), challenge)
    const set = (active: boolean) =>
      platform.services.database
        .handle()
        .update(accessKeys)
        .set({ ended: active ? null : platform.services.clock.now() })
        .where(eq(accessKeys.id, clientKey))
    await set(false)
    try {
      await expect(exchange(code, verifier)).rejects.toMatchObject({ code: 'keyRefused' })
    } finally {
      await set(true)
    }
  })

  test('identifies no user who signed out meanwhile', async () => {
    const own = await startSession(platform.services, { userId: userIds.agent })
    const { challenge, verifier } = newProof()
    const code = await allow(own.accessToken, challenge)
    await platform.request(signOut, { body: { refreshToken: own.refreshToken } })
    await expect(exchange(code, verifier)).rejects.toMatchObject(refused)
  })

  test('is not issued to a delegated session', async () => {
    const parent = readToken(await platform.tokenOf('admin'))?.payload
    const { accessToken } = await startSession(platform.services, {
      userId: userIds.admin,
      delegated: {
        organisationId: organisationIds.harbor,
        roleId: 'agency-admin',
        parentId: parent?.kind === 'user' ? parent.sessionId : '',
      },
    })
    await expect(allow(accessToken, newProof().challenge)).rejects.toMatchObject({ status: 403 })
  })

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, '\u0000'.repeat(43)])(
    'needs a proof of the right form: %j',
    async (codeChallenge) => {
      const body = JSON.stringify({ clientKey, origin: site, codeChallenge })
      const headers = { Authorization: `Bearer ${await agentToken()}` }
      const response = await platform.fetch(authorizeHost.path, { method: 'POST', headers, body })
      expect(response.status).toBe(400)
    },
  )

  test.each(['{', '{}', '[]', 'null', JSON.stringify({ clientKey, code: 'x', codeVerifier: 'y' })])(
    'answers a client error for bad input: %s',
    async (body) => {
      const response = await platform.fetch(exchangeHostCode.path, { method: 'POST', body })
      expect(response.status).toBe(400)
    },
  )

  test('may be exchanged by pages of other origins', async () => {
    const headers = {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    }
    const response = await platform.fetch(exchangeHostCode.path, { method: 'OPTIONS', headers })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
  })
})

describe('the page’s token', () => {
  test('has the permissions of the key, and none of the user’s', async () => {
    const as = { token: (await signInOnPage()).accessToken }
    await expect(platform.request(getMe, {}, as)).rejects.toMatchObject({ status: 403 })
    await expect(
      platform.request(searchQuotes, { query: { page: 0, size: 10 } }, as),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      platform.request(
        authorizeHost,
        { body: { clientKey, origin: site, codeChallenge: newProof().challenge } },
        as,
      ),
    ).rejects.toMatchObject({ status: 403 })
    const headers = { Authorization: `Bearer ${as.token}` }
    const priced = await platform.fetch(calculatePrice.path, {
      method: 'POST',
      headers,
      body: '{}',
    })
    expect(priced.status).toBe(400)
  })

  test('identifies no user when nobody signed in', async () => {
    expect(await platform.request(getEmbedUser, {}, 'embedUser')).toEqual({})
  })

  test('cannot be forged by the id of an embed user', async () => {
    const embedUser = `user:${userIds.agent}`
    expect(await platform.request(getEmbedUser, {}, { embedUser })).toEqual({})
  })

  test('ends when the user signs out, or may no longer sign in', async () => {
    const own = await startSession(platform.services, { userId: userIds.agent })
    const { accessToken } = await signInOnPage(own.accessToken)
    const ask = () => platform.request(getEmbedUser, {}, { token: accessToken })
    const set = (status: 'ACTIVE' | 'DISABLED') =>
      platform.services.database
        .handle()
        .update(users)
        .set({ status })
        .where(eq(users.id, userIds.agent))
    await set('DISABLED')
    await expect(ask()).rejects.toMatchObject({ status: 401 })
    await set('ACTIVE')
    expect((await ask()).user?.email).toBe('agent@demo.test')
    await platform.request(signOut, { body: { refreshToken: own.refreshToken } })
    await expect(ask()).rejects.toMatchObject({ status: 401 })
  })
})
