import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { signOut } from '#core/identity/session/endpoints.ts'
import { addUserAccounts, searchDelegableAccounts } from '#core/identity/impersonation/endpoints.ts'
import { impersonationCalls } from './acts.fixture.ts'
import { organisationIds as ids, userIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { memberships, organisations } from '../../directory/users/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const { fresh, impersonate, change, enter, me, claimsOf, impersonateAs } = impersonationCalls(
  () => platform,
)

describe('an impersonation', () => {
  test.each([
    ['agency', ids.harbor, 'AGENCY', 'Agency Admin'],
    ['admin/agencies', ids.harbor, 'AGENCY', 'Agency Admin'],
    ['agency', ids.wholesale, 'AGENCY', 'Agency Admin'],
    ['customer', ids.customer, 'CUSTOMER', 'Policyholder'],
    ['accounts', ids.customer, 'CUSTOMER', 'Policyholder'],
    ['da', ids.da, 'DIGITAL', 'Digital Agent'],
    ['mssp', ids.mssp, 'MSSP', 'Managed Security Provider'],
    ['carrier', ids.carrier, 'CARRIER', 'Carrier'],
    ['vendor', ids.vendor, 'VENDOR', 'Vendor'],
    ['cluster', ids.cluster, 'CLUSTER', 'Cluster'],
    ['reinsurer', ids.reinsurer, 'RE_INSURER', 'Reinsurer'],
    ['premiumprocessor', ids.premiumprocessor, 'PREMIUM_PROCESSOR', 'Premium Processor'],
    ['pool', ids.pool, 'POOL', 'Pool'],
  ])('is opened as staff: %s opens %s', async (path, accountId, accountType, role) => {
    const entered = await impersonateAs('admin', path, accountId)
    expect(entered.accountType).toBe(accountType)
    expect(claimsOf(entered.accessToken)).toMatchObject({
      id: userIds.admin,
      accountId,
      accountType,
      accountName: entered.accountName,
      subscriberType: 'PARAPET',
    })
    const profile = await me(entered.accessToken)
    expect(profile).toMatchObject({ id: userIds.admin, role: { name: role } })
    expect(profile.account.id).toBe(accountId)
  })

  test('sees only what the account sees', async () => {
    const { accessToken } = await impersonateAs('underwriter', 'agency', ids.albion)
    const seen = await platform.request(searchQuotes, { query: {} }, { token: accessToken })
    const own = await platform.request(searchQuotes, { query: {} }, 'broker')
    expect(seen.totalElements).toBe(own.totalElements)
    expect(seen.content.map(({ id }) => id)).toEqual(own.content.map(({ id }) => id))
  })

  test.each([
    ['a path of another type', 'customer', ids.harbor, 404, 'notFound'],
    ['a path that is none', 'toString', ids.harbor, 404, 'notFound'],
    ['an account that is not there', 'agency', 'nowhere', 404, 'notFound'],
    ['the provider’s own', 'admin', ids.staff, 409, 'accountTypeUnknown'],
  ])('is rejected with %s', async (_what, path, accountId, status, code) => {
    await expect(impersonate('admin', path, accountId)).rejects.toMatchObject({ status, code })
  })

  test('is rejected for an account of unknown type', async () => {
    await platform.services.database
      .handle()
      .insert(organisations)
      .values({ id: 'org-odd', name: 'Odd', accountType: 'UNKNOWN', region: 'US' })
    await expect(impersonate('admin', 'agency', 'org-odd')).rejects.toMatchObject({
      status: 409,
      code: 'accountTypeUnknown',
    })
  })

  test.each(['claims', 'agency', 'agent', 'customer', 'carrier'] as const)(
    'is rejected for %s',
    async (as) => {
      await expect(impersonate(as, 'agency', ids.albion)).rejects.toMatchObject({ status: 403 })
      await expect(
        platform.request(searchDelegableAccounts, { query: {} }, as),
      ).rejects.toMatchObject({ status: 403 })
    },
  )

  test('does not allow another impersonation', async () => {
    const { accessToken } = await impersonateAs('admin', 'agency', ids.harbor)
    await expect(impersonate({ token: accessToken }, 'agency', ids.albion)).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('further accounts', () => {
  const add = (as: As, email: string, accountIds: readonly string[]) =>
    platform.request(addUserAccounts, { body: { email, accountIds: [...accountIds] } }, as)

  afterAll(async () => {
    const given = and(
      eq(memberships.userId, userIds.agent),
      eq(memberships.organisationId, ids.albion),
    )
    await platform.services.database.handle().delete(memberships).where(given)
  })

  test('are added by staff, and the user can switch to them', async () => {
    const agent = { token: (await fresh(userIds.agent)).accessToken }
    const given = await add('admin', 'Agent@Demo.test', [ids.albion, ids.harbor])
    expect(given.map(({ id }) => id)).toContain(ids.albion)
    expect(await add('admin', 'agent@demo.test', [ids.albion])).toEqual(given)
    const { token } = await change(agent, ids.albion)
    const { accessToken } = await enter(token)
    expect(await me(accessToken)).toMatchObject({ id: userIds.agent, account: { id: ids.albion } })
    expect(await me(accessToken)).toMatchObject({ role: { id: 'agent' } })
  })

  test('are hidden from the managers of other agencies', async () => {
    await add('admin', 'agent@demo.test', [ids.albion])
    const shown = await add('agency', 'agent@demo.test', [ids.harbor])
    expect(shown.map(({ id }) => id)).toEqual([ids.harbor])
  })

  test.each([
    ['the provider’s own', 'agent@demo.test', ids.staff],
    ['one that is not there', 'agent@demo.test', 'nowhere'],
  ])('cannot be %s', async (_what, email, accountId) => {
    await expect(add('admin', email, [ids.albion, accountId])).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'accountIds' }],
    })
  })

  test('cannot be added by an agency to users of others, nor from others to its own users', async () => {
    await expect(add('agency', 'broker@demo.test', [ids.harbor])).rejects.toMatchObject({
      status: 404,
    })
    await expect(add('agency', 'agent@demo.test', [ids.albion])).rejects.toMatchObject({
      status: 400,
    })
    await expect(add('admin', 'nobody@demo.test', [ids.albion])).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a one-time token', () => {
  test('works once', async () => {
    const { token } = await impersonate('admin', 'agency', ids.harbor)
    await enter(token)
    await expect(enter(token)).rejects.toMatchObject({ status: 404, code: 'linkNotFound' })
  })

  test('works for one of many parallel calls', async () => {
    const { token } = await impersonate('admin', 'agency', ids.harbor)
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => enter(token)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is valid for a minute', async () => {
    const late = await impersonate('admin', 'agency', ids.harbor)
    platform.advanceTime(59_000)
    const inTime = await impersonate('admin', 'agency', ids.harbor)
    platform.advanceTime(2_000)
    await expect(enter(late.token)).rejects.toMatchObject({ status: 404, code: 'linkNotFound' })
    expect((await enter(inTime.token)).accountName).toBe('Harbor Insurance Agency')
  })

  test.each(['guessed', 'x'.repeat(43), '%'])('%j opens nothing', async (token) => {
    await expect(enter(token)).rejects.toMatchObject({ status: 404, code: 'linkNotFound' })
  })

  test('ends with the session that requested it', async () => {
    const session = await fresh(userIds.admin)
    const { token } = await impersonate({ token: session.accessToken }, 'agency', ids.harbor)
    await platform.request(signOut, { body: { refreshToken: session.refreshToken } })
    await expect(enter(token)).rejects.toMatchObject({ status: 404, code: 'linkNotFound' })
  })
})

describe('the accounts to impersonate', () => {
  const search = (
    query: Parameters<typeof platform.request<typeof searchDelegableAccounts>>[1]['query'],
  ) => platform.request(searchDelegableAccounts, { query }, 'underwriter')

  test('include every account with a type except the provider’s, sorted by name', async () => {
    const { content, totalElements } = await search({ size: 100 })
    expect(totalElements).toBe(content.length)
    const types = new Set(content.map(({ accountType }) => accountType))
    expect([types.has('PARAPET'), types.has('UNKNOWN'), types.size]).toEqual([false, false, 10])
    const names = content.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('are found by name, location and type', async () => {
    const names = async (query: object) => (await search(query)).content.map(({ name }) => name)
    expect(await names({ search: 'sentinel' })).toEqual(['Sentinel Watch'])
    expect(await names({ search: 'boston' })).toEqual(['Harbor Insurance Agency - Boston'])
    expect(await names({ filter: { accountType: ['POOL'] } })).toEqual(['Cascade Pool'])
  })

  test.each([{ after: '2026-01-01T00:00:00.000Z' }, { before: '2026-01-01T00:00:00.000Z' }])(
    'reject an unknown filter: %j',
    async (query) => {
      await expect(search(query)).rejects.toMatchObject({ status: 400, code: 'unknownFilter' })
    },
  )
})
