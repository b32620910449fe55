import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import {
  authorizeHost,
  exchangeHostCode,
  getHostRequest,
} from '#core/identity/host-sign-in/endpoints.ts'
import { createPkce } from '#core/identity/host-sign-in/pkce.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import type { AccessInput } from '#core/identity/session/model.ts'
import type { Platform } from '../../platform.ts'
import { accountIds, apiKeyIds, clientKeys, organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { organisations } from '../../directory/users/tables.ts'
import { hashOfSecret } from './service.ts'
import { accessKeys } from './tables.ts'

let first: TestPlatform
/** Another process on the same database. */
let second: Platform
const secret = 'a-secret-of-the-test'
beforeAll(async () => {
  first = await testPlatform({ limitFactor: 1_000 })
  second = await first.another()
  const set = { secretHashes: [hashOfSecret(secret)] }
  await first.services.database.handle().update(accessKeys).set(set)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const handle = () => first.services.database.handle()
const switchTo = (id: string) => (isOn: boolean) =>
  handle()
    .update(accessKeys)
    .set({ ended: isOn ? null : first.services.clock.now() })
    .where(eq(accessKeys.id, id))
const switchKey = switchTo(clientKeys.harbor)
const switchApiKey = switchTo(apiKeyIds.albion)
const switchAgency = (id: string) => (isOpen: boolean) =>
  handle().update(organisations).set({ isDisabled: !isOpen }).where(eq(organisations.id, id))

beforeEach(async () => {
  await switchKey(true)
  await switchApiKey(true)
  await switchAgency(organisationIds.harbor)(true)
  await switchAgency(organisationIds.albion)(true)
})

const site = 'http://localhost:4101'
const byKey: AccessInput = { clientKey: clientKeys.harbor }
const byApiKey: AccessInput = {
  apiKeyId: apiKeyIds.albion,
  secret,
  grant: { kind: 'account', id: accountIds.albionClient },
}
const open = async (body: AccessInput) =>
  (await first.request(openAccess, { body }, undefined, { headers: { Origin: site } })).accessToken

const codeFor = async () => {
  const { challenge, verifier } = createPkce((count) =>
    crypto.getRandomValues(new Uint8Array(count)),
  )
  const body = { clientKey: clientKeys.harbor, origin: site, codeChallenge: challenge }
  const { code } = await first.request(authorizeHost, { body }, 'agency')
  return { code, codeVerifier: verifier, clientKey: clientKeys.harbor }
}
const exchange = (body: Awaited<ReturnType<typeof codeFor>>) =>
  first.request(exchangeHostCode, { body }, undefined, { headers: { Origin: site } })

/** The status that each process returns for a token. */
const statuses = async (token: string, agencyId: string): Promise<readonly number[]> => {
  const path = getAgency.path.replace('{id}', agencyId)
  const init = { headers: { Authorization: `Bearer ${token}` } }
  const answers = [await first.fetch(path, init), await second.app.request(path, init)]
  return answers.map(({ status }) => status)
}

const { harbor, albion } = organisationIds

describe.each([
  ['a client key', harbor, () => open(byKey), switchKey],
  ['the agency of a client key', harbor, () => open(byKey), switchAgency(harbor)],
  ['an API key', albion, () => open(byApiKey), switchApiKey],
  ['the agency of an API key', albion, () => open(byApiKey), switchAgency(albion)],
  [
    'the key of a page that somebody signed in on',
    harbor,
    async () => (await exchange(await codeFor())).accessToken,
    switchKey,
  ],
] as const)('%s that is switched off', (_what, agencyId, tokenOf, switchTo) => {
  test('ends the tokens that it issued, in every process, from the next call on', async () => {
    const token = await tokenOf()
    expect(await statuses(token, agencyId)).toEqual([200, 200])
    await switchTo(false)
    expect(await statuses(token, agencyId)).toEqual([401, 401])
  })

  test('issues no more tokens', async () => {
    await switchTo(false)
    await expect(tokenOf()).rejects.toMatchObject({ status: 401 })
  })
})

test('another key of the agency still works', async () => {
  const token = await open({ clientKey: clientKeys.harborSecond })
  await switchKey(false)
  expect(await statuses(token, harbor)).toEqual([200, 200])
})

describe('a sign-in on a host page', () => {
  test.each([
    ['the key', switchKey],
    ['the agency', switchAgency(harbor)],
  ])('with a pending exchange ends with %s', async (_what, switchTo) => {
    const code = await codeFor()
    await switchTo(false)
    await expect(exchange(code)).rejects.toMatchObject({ status: 401 })
    const query = { clientKey: clientKeys.harbor, origin: site }
    await expect(first.request(getHostRequest, { query })).rejects.toMatchObject({
      status: 401,
      code: 'keyRefused',
    })
  })
})
