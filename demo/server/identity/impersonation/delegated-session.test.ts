import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { refreshTokens, signOut } from '#core/identity/session/endpoints.ts'
import { getPermissionsMap } from '#core/identity/permissions/endpoints.ts'
import { putUserSettings } from '#core/platform/settings/endpoints.ts'
import { createKey, searchKeys } from '#core/administration/api-keys/endpoints.ts'
import { listMyAccounts } from '#core/identity/impersonation/endpoints.ts'
import { draftOf } from '../../insurance/quotes/draft.fixture.ts'
import { impersonationCalls } from './acts.fixture.ts'
import { organisationIds as ids, userIds } from '../../kernel/seed/ids.ts'
import { startSession } from '../session/service.ts'
import { sessions } from '../session/tables.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { memberships, organisations, roles, users } from '../../directory/users/tables.ts'
import { impersonationActs } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const { fresh, change, enter, me, claimsOf, impersonateAs } = impersonationCalls(() => platform)

describe('a delegated session', () => {
  test('is renewed by its own refresh, as the same user', async () => {
    const first = await impersonateAs('admin', 'agency', ids.harbor)
    const next = await platform.request(refreshTokens, {
      body: { refreshToken: first.refreshToken },
    })
    expect(claimsOf(next.accessToken)).toEqual(claimsOf(first.accessToken))
  })

  test('ends alone, and together with the session it was started from', async () => {
    const session = await fresh(userIds.admin)
    const as = { token: session.accessToken }
    const one = await impersonateAs(as, 'agency', ids.harbor)
    const other = await impersonateAs(as, 'pool', ids.pool)
    expect(claimsOf(other.accessToken).parentSessionId).toBe(
      claimsOf(session.accessToken).sessionId,
    )
    await platform.request(signOut, { body: { refreshToken: one.refreshToken } })
    await expect(me(one.accessToken)).rejects.toMatchObject({ status: 401 })
    await me(other.accessToken)
    await me(session.accessToken)
    await platform.request(signOut, { body: { refreshToken: session.refreshToken } })
    await expect(me(other.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(
      platform.request(refreshTokens, { body: { refreshToken: other.refreshToken } }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('ends with the session it was started from, even when both happen at the same time', async () => {
    const session = await fresh(userIds.admin)
    const parentId = claimsOf(session.accessToken).sessionId
    const account = { organisationId: ids.harbor, roleId: 'agency-admin', parentId }
    const delegated = await startSession(platform.services, {
      userId: userIds.admin,
      delegated: account,
    })
    await platform.services.database
      .handle()
      .update(sessions)
      .set({ ended: platform.services.clock.now() })
      .where(eq(sessions.id, parentId))
    await expect(me(delegated.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(
      platform.request(refreshTokens, { body: { refreshToken: delegated.refreshToken } }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('ends when its user is disabled or loses the permission to impersonate', async () => {
    const handle = platform.services.database.handle()
    const { accessToken } = await impersonateAs('underwriter', 'agency', ids.harbor)
    await me(accessToken)
    const [role] = await handle.select().from(roles).where(eq(roles.id, 'underwriter'))
    await handle
      .update(roles)
      .set({ permissions: ['quote:read'] })
      .where(eq(roles.id, 'underwriter'))
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401 })
    await handle
      .update(roles)
      .set({ permissions: role?.permissions ?? [] })
      .where(eq(roles.id, 'underwriter'))
    await me(accessToken)
    const off = eq(users.id, userIds.underwriter)
    await handle.update(users).set({ status: 'DISABLED' }).where(off)
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401 })
    await handle.update(users).set({ status: 'ACTIVE' }).where(off)
  })

  test('is recorded under the name of the staff user, with the changes', async () => {
    const { accessToken } = await impersonateAs('admin', 'agency', ids.harbor)
    const as = { token: accessToken }
    const body = draftOf('Visited Dental')
    // UI settings belong to the user, not to the account
    await platform.request(putUserSettings, { body: { theme: 'dark' } }, as)
    const quote = await platform.request(saveQuote, { params: { id: 'P100' }, body }, as)
    // impersonating staff do not become the agent of the account
    expect(quote.agentEmail).toBe('agent@demo.test')
    const acts = await platform.services.database
      .handle()
      .select()
      .from(impersonationActs)
      .where(eq(impersonationActs.sessionId, claimsOf(accessToken).sessionId))
    expect(acts).toMatchObject([
      { userId: userIds.admin, organisationId: ids.harbor, endpoint: 'saveQuote' },
    ])
  })

  test('has no permission to manage users or payments', async () => {
    const { accessToken } = await impersonateAs('admin', 'customer', ids.customer)
    const map = await platform.request(getPermissionsMap, {}, { token: accessToken })
    expect(map).toMatchObject({ 'policy:read': true, 'billing:pay': false, 'user:manage': false })
  })

  test('reads the keys of an agency without changing them, and cannot attest for its broker', async () => {
    const { accessToken } = await impersonateAs('admin', 'agency', ids.harbor)
    const as = { token: accessToken }
    const map = await platform.request(getPermissionsMap, {}, as)
    expect(map).toMatchObject({ 'key:read': true, 'key:manage': false, 'quote:attest': false })
    const { content } = await platform.request(searchKeys, { query: {} }, as)
    expect(content.length).toBeGreaterThan(0)
    const making = platform.request(
      createKey,
      { body: { name: 'Mine', kind: 'api', mode: 'test', origins: [] } },
      as,
    )
    await expect(making).rejects.toMatchObject({ status: 403 })
  })
})

describe('a switch', () => {
  test('opens another location of the user with the permissions there, and returns', async () => {
    const { accessToken } = await enter((await change('agent', ids.boston)).token)
    const there = { token: accessToken }
    expect(claimsOf(accessToken)).toMatchObject({
      id: userIds.agent,
      accountName: 'Harbor Insurance Agency - Boston',
      subscriberType: 'AGENCY',
    })
    const quotes = await platform.request(searchQuotes, { query: {} }, there)
    expect(quotes.content.map(({ companyName }) => companyName).sort()).toEqual([
      'Beacon Hill Orthodontics',
      'Charles River Labs Supply',
      'Long Wharf Seafood',
    ])
    expect(await platform.request(listMyAccounts, {}, there)).toMatchObject([
      { id: ids.harbor, isCurrent: false },
      { id: ids.boston, isCurrent: true, name: 'Harbor Insurance Agency - Boston' },
    ])
    const back = await enter((await change(there, ids.harbor)).token)
    expect(claimsOf(back.accessToken)).toMatchObject({
      accountId: ids.harbor,
      parentSessionId: claimsOf(accessToken).parentSessionId,
    })
  })

  test.each([
    ['agent', ids.albion],
    ['agent', ids.staff],
    ['broker', ids.boston],
    ['admin', ids.harbor],
    ['agent', 'nowhere'],
  ] as const)('is rejected: %s to %s', async (as, accountId) => {
    await expect(change(as, accountId)).rejects.toMatchObject({ status: 404 })
  })

  test('does not restore a permission that was removed meanwhile on return to the own account', async () => {
    const handle = platform.services.database.handle()
    const { accessToken } = await enter((await change('wholesale', ids.wholesale)).token)
    const hasPermission = async () =>
      (await platform.request(getPermissionsMap, {}, { token: accessToken }))['user:manage']
    const become = (roleId: string) =>
      handle.update(users).set({ roleId }).where(eq(users.id, userIds.wholesale))
    expect(await hasPermission()).toBe(true)
    await become('agent')
    expect(await hasPermission()).toBe(false)
    await become('wholesale-admin')
  })

  test('is rejected for a closed account, and closing one ends its sessions', async () => {
    const close = (isDisabled: boolean) =>
      platform.services.database
        .handle()
        .update(organisations)
        .set({ isDisabled })
        .where(eq(organisations.id, ids.boston))
    const { accessToken } = await enter((await change('agent', ids.boston)).token)
    await close(true)
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(change('agent', ids.boston)).rejects.toMatchObject({ status: 404 })
    expect(await platform.request(listMyAccounts, {}, 'agent')).toHaveLength(1)
    // staff still have access
    await me((await impersonateAs('admin', 'agency', ids.boston)).accessToken)
    await close(false)
    await me(accessToken)
  })

  test('ends when the membership ends', async () => {
    const { accessToken } = await enter((await change('agency', ids.boston)).token)
    await me(accessToken)
    await platform.services.database
      .handle()
      .delete(memberships)
      .where(eq(memberships.userId, userIds.agency))
    await expect(me(accessToken)).rejects.toMatchObject({ status: 401 })
  })

  test('is not offered to a user with one account', async () => {
    expect(await platform.request(listMyAccounts, {}, 'broker')).toMatchObject([
      { id: ids.albion, isCurrent: true },
    ])
  })
})
