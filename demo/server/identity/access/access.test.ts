import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, openAccess } from '#core/identity/session/endpoints.ts'
import type { AccessInput } from '#core/identity/session/model.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { accounts, companies } from '../../insurance/accounts/tables.ts'
import { apiKeyIds, clientKeys, organisationIds } from '../../kernel/seed/ids.ts'
import { startSession } from '../session/service.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { hashOfSecret } from './service.ts'
import { accessKeys } from './tables.ts'

let platform: TestPlatform
const secret = 'a-secret-of-the-test'
beforeAll(async () => {
  platform = await testPlatform()
  await platform.services.database
    .handle()
    .update(accessKeys)
    .set({ secretHashes: [hashOfSecret(secret)] })
})
afterAll(() => platform.close())

const usPage = 'http://localhost:4101'
const ukPage = 'http://127.0.0.1:4103'
const ask = (body: AccessInput, headers: Readonly<Record<string, string>> = {}) =>
  platform.request(openAccess, { body }, undefined, { headers })

describe('a publishable key', () => {
  test('opens its agency’s page for one embed user', async () => {
    const visitorId = 'embed-user-0001'
    const { accessToken, expiresIn } = await ask(
      { clientKey: clientKeys.harbor, visitorId },
      { Origin: usPage },
    )
    expect(expiresIn).toBe(900)
    expect(readToken(accessToken)?.payload).toEqual({
      kind: 'key',
      keyId: clientKeys.harbor,
      agencyId: organisationIds.harbor,
      visitorId,
    })
  })

  test('gives an embed user without an id a new id each time', async () => {
    const body = { clientKey: clientKeys.harbor }
    const both = await Promise.all([ask(body, { Origin: usPage }), ask(body, { Origin: usPage })])
    const names = both.map(({ accessToken }) => readToken(accessToken)?.payload)
    expect(names[0]).not.toEqual(names[1])
  })

  test.each([[ukPage], ['https://elsewhere.example'], ['null'], [undefined]])(
    'is rejected from %s',
    async (origin) => {
      await expect(
        ask({ clientKey: clientKeys.harbor }, origin ? { Origin: origin } : {}),
      ).rejects.toMatchObject({ status: 403, code: 'originRefused' })
    },
  )

  test('is rejected in a region other than its agency’s', async () => {
    const headers = { Origin: usPage, 'X-Parapet-Region': 'UK' }
    await expect(ask({ clientKey: clientKeys.harbor }, headers)).rejects.toMatchObject({
      status: 403,
      code: 'regionRefused',
    })
  })

  test('is rejected when it does not exist', async () => {
    await expect(ask({ clientKey: 'pk_unknown' }, { Origin: usPage })).rejects.toMatchObject({
      status: 401,
      code: 'keyRefused',
    })
  })

  test('does not open a user', async () => {
    await expect(platform.request(getMe, {}, 'embedUser')).rejects.toMatchObject({ status: 403 })
  })
})

describe('an API key', () => {
  const own = 'account-of-albion'
  beforeAll(async () => {
    const now = platform.services.clock.now()
    const shared = {
      name: 'Test',
      nameKey: 'test',
      agencyName: 'Test',
      companyId: 'company-test',
      naicsCode: '86230',
      revenue: 100,
      status: 'Open' as const,
      created: now,
      modified: now,
    }
    const handle = platform.services.database.handle()
    await handle.insert(companies).values({
      id: 'company-test',
      region: 'UK',
      name: 'Test',
      nameKey: 'test',
      placeKey: '',
      created: now,
    })
    const ofHarbor = { id: 'account-of-harbor', agencyId: organisationIds.harbor }
    await handle.insert(accounts).values([
      { id: own, agencyId: organisationIds.albion, region: 'UK', relation: 'owner', ...shared },
      { ...ofHarbor, region: 'US', relation: 'interested', ...shared },
    ])
  })

  test('opens one record of its agency', async () => {
    const grant = { kind: 'account' as const, id: own }
    const { accessToken } = await ask({ apiKeyId: apiKeyIds.albion, secret, grant })
    expect(readToken(accessToken)?.payload).toEqual({
      kind: 'record',
      grant,
      agencyId: organisationIds.albion,
      region: 'UK',
      keyId: apiKeyIds.albion,
    })
  })

  test('names the region of the record, as a security code does', async () => {
    const grant = { kind: 'account' as const, id: own }
    const { accessToken } = await startSession(platform.services, { grant, flow: 'E_PAY' })
    expect(readToken(accessToken)?.payload).toMatchObject({ kind: 'record', region: 'UK' })
  })

  test.each(['account-of-harbor', 'nowhere'])('does not find %s', async (id) => {
    await expect(
      ask({ apiKeyId: apiKeyIds.albion, secret, grant: { kind: 'account', id } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    [apiKeyIds.albion, 'wrong'],
    ['ak_unknown', secret],
  ])('is rejected: %s with %s', async (apiKeyId, sentSecret) => {
    await expect(
      ask({ apiKeyId, secret: sentSecret, grant: { kind: 'account', id: own } }),
    ).rejects.toMatchObject({ status: 401, code: 'keyRefused' })
  })
})

test('too many calls are rejected for a while', async () => {
  const ask301 = async () => {
    for (let attempt = 0; attempt <= 300; attempt += 1) {
      await ask({ clientKey: 'pk_unknown' }, { Origin: usPage }).catch(
        (error: { status: number }) => {
          if (error.status !== 401) throw error
        },
      )
    }
  }
  const refused = await ask301().catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 429, code: 'tooManyRequests' })
  expect(Number((refused as { headers: Headers }).headers.get('Retry-After'))).toBeLessThanOrEqual(
    60,
  )
  platform.advanceTime(61_000)
  await expect(ask({ clientKey: 'pk_unknown' }, { Origin: usPage })).rejects.toMatchObject({
    status: 401,
  })
})

describe('rejected calls', () => {
  let strict: TestPlatform
  beforeAll(async () => {
    // allows three calls per minute per key and one per network
    strict = await testPlatform({ limitFactor: 0.0005 })
    const hashes = { secretHashes: [hashOfSecret(secret)] }
    await strict.services.database.handle().update(accessKeys).set(hashes)
  })
  afterAll(() => strict.close())

  const errorFrom = async (
    networks: string,
    body: AccessInput,
    headers: Readonly<Record<string, string>>,
  ) => {
    for (let network = 1; network <= 5; network += 1) {
      const options = { headers, ip: `${networks}.${network}` }
      const call = strict.request(openAccess, { body }, undefined, options)
      await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/Refused$/) })
    }
  }

  test('do not count for a publishable key', async () => {
    const body = { clientKey: clientKeys.harbor }
    await errorFrom('198.51.100', body, { Origin: 'http://elsewhere.example' })
    const options = { headers: { Origin: usPage }, ip: '192.0.2.101' }
    await expect(strict.request(openAccess, { body }, undefined, options)).resolves.toBeTruthy()
  })

  test('do not count for an API key', async () => {
    const grant = { kind: 'account', id: 'nowhere' } as const
    const body = { apiKeyId: apiKeyIds.albion, secret, grant }
    await errorFrom('203.0.113', { ...body, secret: 'wrong' }, {})
    const call = strict.request(openAccess, { body }, undefined, { ip: '192.0.2.102' })
    await expect(call).rejects.toMatchObject({ status: 404 })
  })
})
