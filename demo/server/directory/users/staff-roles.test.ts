import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { impersonateAccount } from '#core/identity/impersonation/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { listInvitableRoles } from '#core/identity/sign-up/endpoints.ts'
import { releaseQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { searchInbox, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { startSession } from '../../identity/session/service.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { users } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

/** Opens a session of a new staff user with a role. */
const staffAs = async (roleId: string) => {
  const { services } = platform
  const userId = services.newId()
  await services.database
    .handle()
    .insert(users)
    .values({
      id: userId,
      email: `${userId}@staff.example`,
      firstName: 'Sam',
      lastName: 'Staff',
      organisationId: organisationIds.staff,
      roleId,
      passwordHash: 'none',
      created: services.clock.now(),
    })
  return { token: (await startSession(services, { userId })).accessToken }
}

const refused = { status: 403 }
const enter = (as: As) =>
  platform.request(
    impersonateAccount,
    { params: { personaPath: 'agency', accountId: organisationIds.harbor } },
    as,
  )

test.each(['customer-success', 'biz-dev', 'tsm', 'technician'])(
  '%s reads everything and cannot underwrite',
  async (roleId) => {
    const as = await staffAs(roleId)
    const seen = await platform.request(searchQuotes, { query: {} }, as)
    expect(seen.totalElements).toBeGreaterThan(0)
    const [first] = seen.content
    if (!first) throw new Error('no quote')
    const params = { product: first.product, quoteId: first.id }
    await expect(platform.request(releaseQuote, { params }, as)).rejects.toMatchObject(refused)
    await expect(platform.request(searchInbox, { query: {} }, as)).rejects.toMatchObject(refused)
  },
)

test.each(['customer-success', 'tsm'])('%s may impersonate accounts', async (roleId) => {
  await expect(enter(await staffAs(roleId))).resolves.toHaveProperty('token')
})

test('customer success finds the agencies that it assigns to accounts', async () => {
  const as = await staffAs('customer-success')
  const { content } = await platform.request(searchAgencies, { query: { search: 'summit' } }, as)
  expect(content.map(({ id }) => id)).toEqual([organisationIds.wholesale])
})

test.each(['biz-dev', 'technician'])('%s may not impersonate accounts', async (roleId) => {
  await expect(enter(await staffAs(roleId))).rejects.toMatchObject(refused)
})

test('agents are called brokers in the United Kingdom and Australia', async () => {
  const namesFor = async (as: 'agency' | 'broker' | 'aubroker') =>
    (await platform.request(listInvitableRoles, { query: {} }, as)).map(({ name }) => name)
  expect(await namesFor('agency')).toEqual(['Agency Admin', 'Agent', 'Team Agent'])
  const brokers = ['Brokerage Admin', 'Broker', 'Team Broker']
  expect(await namesFor('broker')).toEqual(brokers)
  expect(await namesFor('aubroker')).toEqual(brokers)
  const me = await platform.request(getMe, {}, 'broker', { region: 'US' })
  expect(me.role).toEqual({ id: 'agency-admin', name: 'Brokerage Admin' })
})
