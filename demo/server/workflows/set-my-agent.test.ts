import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import * as calls from '#core/insurance/contacts/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { startSession } from '../identity/session/service.ts'
import { users } from '../directory/users/tables.ts'
import { accountIds, organisationIds } from '../kernel/seed/ids.ts'
import { emailOf } from '../directory/users/seed/users.ts'
import { testPlatform, type As, type TestPlatform } from '../testing/platform.ts'
import { draftOf, save } from '../insurance/quotes/draft.fixture.ts'
import { lena } from '../insurance/contacts/contact.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const read = (as: As = 'customer') => platform.request(calls.getMyAgent, {}, as)
const set = (agencyId: string, link: boolean, version?: string) =>
  platform.request(calls.setMyAgent, { body: { agencyId, link } }, 'customer', {
    ...(version === undefined ? {} : { headers: { 'if-match': version } }),
  })
const mine = ({ agencies }: Awaited<ReturnType<typeof read>>) =>
  agencies.filter(({ isMyAgent }) => isMyAgent).map(({ agencyId }) => agencyId)
const dana = (as: As) => {
  const draft = draftOf('Bayside Dental Group')
  const named = { ...draft, contact: { ...draft.contact, email: emailOf('customer') } }
  return save(platform, named, as)
}
const statusOf = async (id: string) =>
  (await platform.request(getQuoteById, { params: { id } }, 'admin')).status

const saveContact = (accountId: string, more: object) =>
  platform.request(calls.saveContact, { body: { accountId, ...lena, ...more } }, 'wholesale')

test('another interested agency becomes the agent: other agencies’ quotes become invalid, and all are notified', async () => {
  const ofWholesale = await dana('wholesale')
  const ofHarbor = await dana('agent')
  expect(mine(await read())).toEqual([organisationIds.harbor])
  const changed = await set(organisationIds.wholesale, true)
  expect(mine(changed)).toEqual([organisationIds.wholesale])
  expect([await statusOf(ofWholesale.id), await statusOf(ofHarbor.id)]).toEqual([
    'READY',
    'INVALID',
  ])
  const subjects = async (who: string) =>
    (await platform.mails(emailOf(who))).map(({ subject }) => subject)
  expect(await subjects('wholesale')).toContain('Bayside Dental Group made you its agent')
  expect(await subjects('agent')).toContain('Bayside Dental Group chose another agent')
  expect(await subjects('customer')).toContain('Summit Wholesale Brokers is your agent')
  const [toHarbor] = await platform.mails(emailOf('agent'))
  expect(toHarbor?.text).not.toContain('Summit')
  const bayside = await platform.request(
    searchAccounts,
    { query: { search: 'Bayside Dental Group' } },
    'admin',
  )
  expect(bayside.content.map(({ id }) => id)).toEqual([ofWholesale.accountId])
  // the log of the replaced agency does not contain the new one
  const log = await platform.request(
    searchActivity,
    { query: {}, body: { accountId: accountIds.customer, acts: ['changed'] } },
    'agent',
  )
  expect(JSON.stringify(log.content)).not.toContain('Summit')
})

test('a removed agent is interested again', async () => {
  const removed = await set(organisationIds.wholesale, false)
  expect(mine(removed)).toEqual([])
  expect(removed.agencies.map(({ agencyId }) => agencyId)).toContain(organisationIds.wholesale)
  const ofWholesale = await platform.request(
    searchAccounts,
    { query: { search: 'Bayside Dental Group' } },
    'wholesale',
  )
  expect(ofWholesale.content).toMatchObject([{ relation: 'interested' }])
  await expect(set(organisationIds.wholesale, false)).rejects.toMatchObject({
    status: 409,
    code: 'agentNotSet',
  })
})

test('the second of two calls based on the same version is rejected', async () => {
  const { version } = await read()
  const both = await Promise.allSettled([
    set(organisationIds.harbor, true, version),
    set(organisationIds.wholesale, true, version),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(mine(await read())).toHaveLength(1)
  await expect(set('agency-albion', true)).rejects.toMatchObject({ status: 404 })
  await expect(read('agent')).rejects.toMatchObject({ status: 403 })
})

test('there is no agent once the account of the chosen agency is deleted', async () => {
  const { accountId } = await dana('wholesale')
  await set(organisationIds.wholesale, false).catch(() => undefined)
  await set(organisationIds.wholesale, true)
  await platform.request(deleteAccount, { params: { id: accountId } }, 'admin')
  expect(mine(await read())).toEqual([])
})

test('a user whom another agency created for an account with a borrowed address sees nothing', async () => {
  const { accountId } = await dana('wholesale')
  await saveContact(accountId, {
    contactEmail: 'mallory@other.example',
    addUserToSystem: true,
  })
  await saveContact(accountId, { contactEmail: emailOf('customer') })
  const [mallory] = await platform.services.database
    .handle()
    .update(users)
    .set({ status: 'ACTIVE' })
    .where(eq(users.email, 'mallory@other.example'))
    .returning()
  if (mallory === undefined) throw new Error('nobody was invited')
  const session = await startSession(platform.services, { userId: mallory.id })
  const { agencies } = await read({ token: session.accessToken })
  expect(agencies.map(({ agencyId }) => agencyId)).toEqual([organisationIds.wholesale])
})
