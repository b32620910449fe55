import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#core/administration/api-keys/endpoints.ts'
import type { NewKey } from '#core/administration/api-keys/model.ts'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import { maxActiveKeys } from '#core/identity/access/modes.ts'
import {
  impersonateAccount,
  redeemDelegationToken,
} from '#core/identity/impersonation/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { accountIds, clientKeys, organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const page = 'https://www.broker.example'
const publishable: NewKey = {
  name: 'Website',
  kind: 'publishable',
  mode: 'live',
  origins: [page],
}

const create = (more: Partial<NewKey> = {}, as: As = 'broker') =>
  platform.request(calls.createKey, { body: { ...publishable, ...more } }, as)
const rotate = (id: string, overlapHours: 0 | 24 = 24, as: As = 'broker') =>
  platform.request(calls.rotateKey, { params: { id }, body: { overlapHours } }, as)
const switchOff = (id: string, as: As = 'broker') =>
  platform.request(calls.switchKeyOff, { params: { id } }, as)
const update = (id: string, origins: string[], as: As = 'broker') =>
  platform.request(calls.updateKey, { params: { id }, body: { name: 'Renamed', origins } }, as)
const addOrigin = (id: string, origin: string, as: As = 'broker') =>
  platform.request(calls.addKeyOrigin, { params: { id }, body: { origin } }, as)
const keys = async (as: As = 'broker') =>
  (await platform.request(calls.searchKeys, { query: { size: 100 } }, as)).content
const refused = async (as: As = 'broker') =>
  (await platform.request(calls.searchRefusedOrigins, { query: {} }, as)).content
const find = async (id: string) => (await keys()).find((key) => key.id === id)

const open = async (clientKey: string, origin: string = page) => {
  const body = { clientKey, visitorId: 'visitor-0001' }
  const headers = { Origin: origin }
  return (await platform.request(openAccess, { body }, undefined, { headers })).accessToken
}
const openBySecret = (apiKeyId: string, secret: string) => {
  const grant = { kind: 'account' as const, id: accountIds.albionClient }
  return platform.request(openAccess, { body: { apiKeyId, secret, grant } })
}
const switchAllOff = async (...ids: readonly string[]) => {
  for (const id of ids) await switchOff(id)
}
const statusOf = async (token: string): Promise<number> => {
  const path = getAgency.path.replace('{id}', organisationIds.albion)
  return (await platform.fetch(path, { headers: { Authorization: `Bearer ${token}` } })).status
}

describe('a publishable key', () => {
  test('works on pages of its origins at once, and is listed for its agency only', async () => {
    const { id, key, secret } = await create()
    expect(secret).toBeUndefined()
    expect(readToken(await open(key))?.payload).toMatchObject({
      keyId: id,
      agencyId: organisationIds.albion,
    })
    await expect(open(key, 'https://elsewhere.example')).rejects.toMatchObject({
      code: 'originRefused',
    })
    expect(await find(id)).toMatchObject({ name: 'Website', key, state: 'active', origins: [page] })
    expect((await keys('agency')).map((each) => each.id)).not.toContain(id)
    await switchAllOff(id)
  })

  test('allows calls from its page at once', async () => {
    const { id } = await create({ origins: ['https://new.broker.example'] })
    const preflight = await platform.fetch('/api/auth/v1/access', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://new.broker.example',
        'Access-Control-Request-Method': 'POST',
      },
    })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://new.broker.example')
    await switchAllOff(id)
  })

  test('is replaced by a rotation, and works alongside the new key for the given time', async () => {
    const first = await create()
    const second = await rotate(first.id)
    expect(second.key).not.toBe(first.key)
    // both keys identify the same embed user, who keeps access to saved quotes
    const claims = (token: string) => readToken(token)?.payload
    expect(claims(await open(first.key))).toEqual(claims(await open(second.key)))
    platform.advanceTime(24 * 3_600_000)
    await expect(open(first.key)).rejects.toMatchObject({ code: 'keyRefused' })
    await open(second.key)
    await rotate(first.id, 0)
    await expect(open(second.key)).rejects.toMatchObject({ code: 'keyRefused' })
    await switchAllOff(first.id)
  })

  test('is not rotated again while a previous key works, unless without overlap', async () => {
    const first = await create()
    const [one, two] = await Promise.allSettled([rotate(first.id), rotate(first.id)])
    const refused = one.status === 'rejected' ? one : two
    expect(refused).toMatchObject({ reason: { status: 409, code: 'keyIsRotating' } })
    await open(first.key)
    const third = await rotate(first.id, 0)
    await expect(open(first.key)).rejects.toMatchObject({ code: 'keyRefused' })
    await open(third.key)
    await rotate(first.id)
    await open(third.key)
    await switchAllOff(first.id)
  })

  test('has at least one origin, also after a change', async () => {
    const missing = { status: 400, errors: [{ field: 'origins' }] }
    await expect(create({ origins: [] })).rejects.toMatchObject(missing)
    const { id, key } = await create()
    await expect(update(id, [])).rejects.toMatchObject(missing)
    await open(key)
    await switchAllOff(id)
  })

  test('ends at once when it is switched off, with its tokens, for good', async () => {
    const { id, key } = await create()
    const token = await open(key)
    expect(await statusOf(token)).toBe(200)
    await switchOff(id)
    expect(await statusOf(token)).toBe(401)
    await expect(open(key)).rejects.toMatchObject({ code: 'keyRefused' })
    expect(await find(id)).toMatchObject({ state: 'off' })
    await switchOff(id)
    await expect(rotate(id)).rejects.toMatchObject({ status: 409, code: 'keyIsOff' })
    await expect(update(id, [page])).rejects.toMatchObject({ status: 409 })
    await expect(addOrigin(id, page)).rejects.toMatchObject({ status: 409 })
  })

  test('stops working on pages of a removed origin', async () => {
    const { id, key } = await create()
    await update(id, ['https://other.example'])
    await expect(open(key)).rejects.toMatchObject({ code: 'originRefused' })
    await open(key, 'https://other.example')
    await switchAllOff(id)
  })
})

describe('an API key', () => {
  test('has a secret that is returned once and stored as a hash', async () => {
    const { id, key, secret = '' } = await create({ kind: 'api', origins: [] })
    expect(key).toBe(id)
    await expect(openBySecret(id, secret)).resolves.toBeTruthy()
    await expect(openBySecret(id, `${secret}x`)).rejects.toMatchObject({ code: 'keyRefused' })
    const listed = await platform.fetch(calls.searchKeys.path, {
      headers: { Authorization: `Bearer ${await platform.tokenOf('broker')}` },
    })
    expect(await listed.text()).not.toContain(secret)
    await switchAllOff(id)
    await expect(openBySecret(id, secret)).rejects.toMatchObject({ code: 'keyRefused' })
  })

  test('keeps its id in a rotation, and the previous secret for the given time', async () => {
    const { id, secret = '' } = await create({ kind: 'api', origins: [] })
    const second = await rotate(id)
    expect(second).toMatchObject({ key: id, secret: expect.not.stringMatching(secret) })
    await openBySecret(id, secret)
    await openBySecret(id, second.secret ?? '')
    platform.advanceTime(24 * 3_600_000)
    await expect(openBySecret(id, secret)).rejects.toMatchObject({ code: 'keyRefused' })
    await openBySecret(id, second.secret ?? '')
    await switchAllOff(id)
  })

  test('does not work as a publishable key and has no origins', async () => {
    const { id } = await create({ kind: 'api', origins: [] })
    await expect(open(id)).rejects.toMatchObject({ code: 'keyRefused' })
    await expect(update(id, [page])).rejects.toMatchObject({ status: 400 })
    await expect(create({ kind: 'api' })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'origins.0' }],
    })
    await switchAllOff(id)
  })
})

describe('origins', () => {
  test.each([
    'https://*.broker.example',
    'https://broker.example/quote',
    'http://broker.example',
    'http://localhost:3000',
    'null',
  ])('%s is rejected at its field', async (origin) => {
    await expect(create({ origins: [page, origin] })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'origins.1' }],
    })
  })

  test('are stored once each, as browsers send them', async () => {
    const { id } = await create({ origins: [`${page}/`, 'HTTPS://www.broker.example:443'] })
    expect(await find(id)).toMatchObject({ origins: [page] })
    await switchAllOff(id)
  })

  test('are counted', async () => {
    const origins = Array.from({ length: 20 }, (_, at) => `https://${at}.broker.example`)
    const { id } = await create({ origins })
    await expect(addOrigin(id, page)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'origin' }],
    })
    await switchAllOff(id)
  })
})

test('a key of the demo lists the demo’s pages in addition to its agency’s origins', async () => {
  const listed = async (id: string) => (await keys('agency')).find((key) => key.id === id)
  const { demoOrigins = [], key } = (await listed(clientKeys.harbor)) ?? {}
  expect(demoOrigins).toHaveLength(1)
  await open(key ?? '', demoOrigins[0])
  await addOrigin(clientKeys.harbor, page, 'agency')
  expect(await update(clientKeys.harbor, [], 'agency')).toMatchObject({ origins: [], demoOrigins })
  const { id } = await create({}, 'agency')
  expect(await listed(id)).not.toHaveProperty('demoOrigins')
  await platform.request(calls.switchKeyOff, { params: { id } }, 'agency')
})

describe('refused origins', () => {
  test('are counted by origin for a day, and removed when the origin is added', async () => {
    const { id, key } = await create()
    const unregistered = ['https://a.example', 'https://b.example', 'https://b.example']
    for (const origin of unregistered) await open(key, origin).catch(() => undefined)
    expect((await refused()).map(({ origin, count, keyId }) => [origin, count, keyId])).toEqual(
      expect.arrayContaining([
        ['https://a.example', 1, id],
        ['https://b.example', 2, id],
      ]),
    )
    expect(await refused('agency')).toEqual([])
    await addOrigin(id, 'https://b.example')
    await open(key, 'https://b.example')
    expect((await refused()).map(({ origin }) => origin)).toEqual(['https://a.example'])
    platform.advanceTime(24 * 3_600_000 + 1)
    expect(await refused()).toEqual([])
    await open(key, 'https://a.example').catch(() => undefined)
    expect(await refused()).toMatchObject([{ origin: 'https://a.example', count: 1 }])
    await switchAllOff(id)
    expect(await refused()).toEqual([])
  })

  test('sent by an attacker do not displace a page in use', async () => {
    const { id, key } = await create()
    const refuse = (origin: string) => open(key, origin).catch(() => undefined)
    for (let at = 0; at < 60; at += 1) await refuse(`https://${at}.unregistered.example`)
    for (let at = 0; at < 2; at += 1) await refuse('https://shop.broker.example')
    for (let at = 60; at < 120; at += 1) await refuse(`https://${at}.unregistered.example`)
    const listed = await platform.request(
      calls.searchRefusedOrigins,
      { query: { sort: 'count,desc' } },
      'broker',
    )
    expect(listed.content[0]).toMatchObject({ origin: 'https://shop.broker.example', count: 2 })
    await switchAllOff(id)
  })

  test('sent by an attacker do not fill the table', async () => {
    const { id, key } = await create()
    for (let at = 0; at < 60; at += 1) {
      await open(key, `https://${at}.unregistered.example`).catch(() => undefined)
    }
    for (const origin of ['null', 'chrome-extension://abc', `https://${'a'.repeat(400)}.example`]) {
      await open(key, origin).catch(() => undefined)
    }
    const query = { size: 100 }
    const listed = await platform.request(calls.searchRefusedOrigins, { query }, 'broker')
    expect(listed.totalElements).toBe(50)
    await switchAllOff(id)
  })
})

test('the last use is written once a minute at most', async () => {
  const { id, key } = await create()
  expect((await find(id))?.lastUsed).toBeUndefined()
  await open(key)
  const first = (await find(id))?.lastUsed
  expect(first).toBeDefined()
  platform.advanceTime(30_000)
  await open(key)
  expect((await find(id))?.lastUsed).toBe(first)
  platform.advanceTime(31_000)
  await open(key)
  expect((await find(id))?.lastUsed).not.toBe(first)
  await switchAllOff(id)
})

test('an agency has a bounded number of keys, also by parallel calls', async () => {
  const before = (await keys('aubroker')).filter(({ state }) => state === 'active').length
  const results = await Promise.allSettled(
    Array.from({ length: maxActiveKeys + 3 }, () => create({}, 'aubroker')),
  )
  const failed = results.filter(({ status }) => status === 'rejected')
  expect(results.length - failed.length).toBe(maxActiveKeys - before)
  expect(failed[0]).toMatchObject({ reason: { status: 409, code: 'tooManyKeys' } })
})

describe('a key of another agency', () => {
  test.each([
    ['changed', (id: string) => update(id, [page], 'agency')],
    ['given an origin', (id: string) => addOrigin(id, page, 'agency')],
    ['rotated', (id: string) => rotate(id, 0, 'agency')],
    ['switched off', (id: string) => switchOff(id, 'agency')],
  ])('is not %s', async (_what, act) => {
    const { id, key } = await create()
    await expect(act(id)).rejects.toMatchObject({ status: 404 })
    await open(key)
    await switchAllOff(id)
  })
})

test.each(['agent', 'desk', 'admin', 'customer', 'embedUser'] as const)(
  '%s manages no keys',
  async (as) => {
    await expect(keys(as)).rejects.toMatchObject({ status: 403 })
    await expect(create({}, as)).rejects.toMatchObject({ status: 403 })
    await expect(switchOff(clientKeys.harbor, as)).rejects.toMatchObject({ status: 403 })
  },
)

test('staff who impersonate see the keys but cannot change them', async () => {
  const { token } = await platform.request(
    impersonateAccount,
    { params: { personaPath: 'agency', accountId: organisationIds.albion } },
    'admin',
  )
  const { accessToken } = await platform.request(redeemDelegationToken, { params: { token } })
  const staff = { token: accessToken }
  expect((await keys(staff)).length).toBeGreaterThan(0)
  for (const act of [
    () => create({}, staff),
    () => rotate(clientKeys.albion, 0, staff),
    () => switchOff(clientKeys.albion, staff),
  ]) {
    await expect(act()).rejects.toMatchObject({ status: 403, code: 'closedToImpersonation' })
  }
})
