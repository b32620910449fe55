import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import * as calls from '#core/insurance/contacts/endpoints.ts'
import { deleteAccount } from '#core/insurance/accounts/closing-endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { startSession } from '../../identity/session/service.ts'
import { users } from '../../directory/users/tables.ts'
import { accountIds, organisationIds, teamIds } from '../../seed/ids.ts'
import { emailOf } from '../../seed/users.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const contact = {
  contactFirstName: 'Lena',
  contactLastName: 'Ortiz',
  contactEmail: 'lena@ortiz.example',
  contactPhone: '(512) 555-0177',
}

let made = 0
const named = () => {
  made += 1
  return `Spoken Dental ${made}`
}
const quoted = (as: As = 'agent', name = named()) => save(platform, draftOf(name), as)
/** An account that has no contact yet. */
const unquoted = async () =>
  (
    await platform.request(
      createAccount,
      { body: { name: named(), state: 'TX', teamId: teamIds.galveston } },
      'agent',
    )
  ).id

const saveAs = (accountId: string, as: As, more: object = {}, headers = {}) =>
  platform.request(calls.saveContact, { body: { accountId, ...contact, ...more } }, as, { headers })

const logOf = async (accountId: string, as: As = 'agent') =>
  (
    await platform.request(
      searchActivity,
      { query: {}, body: { accountId, acts: ['changed'] } },
      as,
    )
  ).content

describe('a contact', () => {
  test('is added with the texts of the form at its fields, and logged', async () => {
    const accountId = await unquoted()
    const empty = {
      contactFirstName: '',
      contactLastName: ' ',
      contactEmail: 'lena@',
      contactPhone: '',
    }
    const answer = await platform.fetch(calls.saveContact.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await platform.tokenOf('agent')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ accountId, ...empty }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [
        { field: 'contactFirstName', detail: 'Please enter Policy Holder First Name.' },
        { field: 'contactLastName' },
        { field: 'contactEmail', detail: 'Please enter a valid Email Address' },
        { field: 'contactPhone' },
      ],
    })
    await expect(
      saveAs(accountId, 'agent', { contactPhone: '+44 20 7946 0110' }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'contactPhone', detail: 'Invalid phone number' }],
    })
    const saved = await saveAs(accountId, 'agent')
    expect(saved).toMatchObject({
      ...contact,
      agentEmail: 'agent@demo.test',
      isAgencyContact: false,
    })
    expect((await logOf(accountId))[0]).toMatchObject({
      subject: 'contact',
      changes: [{ field: 'contactFirstName', before: null, after: 'Lena' }, {}, {}, {}],
    })
  })

  test('is refused when somebody changed the account, and to others', async () => {
    const { accountId } = await quoted()
    const { modified } = await platform.request(
      calls.getContacts,
      { params: { accountId } },
      'agent',
    )
    platform.pass(1_000)
    await saveAs(accountId, 'agency')
    await expect(saveAs(accountId, 'agent', {}, { 'if-match': modified })).rejects.toMatchObject({
      status: 409,
      code: 'accountChanged',
    })
    for (const [as, status] of [
      ['wholesale', 404],
      ['broker', 404],
      ['customer', 403],
      ['claims', 403],
      ['embedUser', 403],
    ] as const) {
      await expect(saveAs(accountId, as)).rejects.toMatchObject({ status })
    }
    const elsewhere = { agencyId: organisationIds.wholesale }
    await expect(saveAs(accountId, 'admin', elsewhere)).rejects.toMatchObject({ status: 404 })
  })

  test('is invited once as a user of the account, and is the same for a known policyholder', async () => {
    const accountId = await unquoted()
    await saveAs(accountId, 'agent', { addUserToSystem: true })
    const [user] = await platform.services.database
      .handle()
      .select()
      .from(users)
      .where(eq(users.email, contact.contactEmail))
    expect(user).toMatchObject({ organisationId: accountId, roleId: 'policyholder' })
    expect(await platform.mails(contact.contactEmail)).toHaveLength(1)
    const known = { contactEmail: emailOf('customer'), addUserToSystem: true }
    const before = (await platform.mails(emailOf('customer'))).length
    await saveAs(accountId, 'agent', known)
    // an agent's sign-in does not become a policyholder's
    await saveAs(accountId, 'agent', { ...known, contactEmail: emailOf('wholesale') })
    expect(await platform.mails(emailOf('customer'))).toHaveLength(before)
  })

  test('changes on open quotes too, where the policyholder is updated', async () => {
    const { id, accountId, totalPremium } = await quoted()
    await platform.request(
      calls.updatePolicyholder,
      { body: { accountId, ...contact } },
      'underwriter',
    )
    const quote = await platform.request(getQuoteById, { params: { id } }, 'agent')
    expect(quote).toMatchObject({
      customerFirstName: 'Lena',
      customerEmail: contact.contactEmail,
      status: 'READY',
      totalPremium,
    })
  })
})

describe('another agent', () => {
  const give = (accountId: string, agentEmail: string, team?: string, as: As = 'agent') =>
    platform.request(
      calls.changeAgent,
      { body: { accountId, agentEmail, ...(team && { team }) } },
      as,
    )

  test('gets the account with the one team, and its open quotes', async () => {
    const { id, accountId } = await quoted()
    const { agents } = await platform.request(calls.listAgents, { params: { accountId } }, 'agent')
    const desk = agents.find(({ agentEmail }) => agentEmail === emailOf('desk'))
    expect(desk?.teams).toMatchObject([{ id: teamIds.healthcare }])
    expect(await give(accountId, emailOf('desk'))).toMatchObject({
      agentFirstName: 'Delia',
      isAgencyContact: false,
      teams: [{ id: teamIds.healthcare }],
    })
    const quote = await platform.request(getQuoteById, { params: { id } }, 'agent')
    expect(quote.agentEmail).toBe(emailOf('desk'))
    const [mail] = await platform.mails(emailOf('desk'))
    expect(mail?.subject).toContain('Spoken Dental')
    expect((await logOf(accountId))[0]).toMatchObject({ subject: 'agent' })
  })

  test('has one of the own teams, and is one of the agency', async () => {
    const { accountId } = await quoted()
    // Grace is in two teams
    await expect(give(accountId, emailOf('agency'))).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'team', detail: 'Team is a required field.' }],
    })
    await expect(give(accountId, emailOf('desk'), teamIds.gulf)).rejects.toMatchObject({
      status: 400,
    })
    await expect(give(accountId, emailOf('wholesale'))).rejects.toMatchObject({
      status: 400,
      code: 'agentUnknown',
      errors: [{ field: 'agentEmail' }],
    })
    await expect(give(accountId, emailOf('desk'), undefined, 'wholesale')).rejects.toMatchObject({
      status: 404,
    })
  })

  test('needs a contact', async () => {
    await expect(give(await unquoted(), emailOf('desk'))).rejects.toMatchObject({
      status: 409,
      detail: "Update this account's organization contact info and try again",
    })
  })
})

describe('assigning an agency', () => {
  const assign = (accountId: string, agencyId: string, more: object = {}, as: As = 'admin') =>
    platform.request(calls.assignAgency, { body: { accountId, agencyId, ...more } }, as)
  const relation = async (id: string) =>
    (await platform.request(getAccount, { params: { id } }, 'admin')).relation

  test('gives it an account of its own, without the first one’s facts', async () => {
    const { accountId } = await quoted()
    const assigned = await assign(accountId, organisationIds.wholesale)
    const theirs = await platform.request(
      getAccount,
      { params: { id: assigned.accountId } },
      'wholesale',
    )
    expect(theirs).toMatchObject({ relation: 'interested', revenue: 0, naicsCode: '', state: 'TX' })
    expect(theirs.yearEstablished).toBeUndefined()
    await expect(
      platform.request(getAccount, { params: { id: accountId } }, 'wholesale'),
    ).rejects.toMatchObject({ status: 404 })
    await expect(assign(accountId, organisationIds.wholesale)).rejects.toMatchObject({
      status: 409,
      errors: [{ field: 'agencyId' }],
    })
    await assign(accountId, organisationIds.wholesale, { link: true })
    expect([await relation(accountId), await relation(assigned.accountId)]).toEqual([
      'interested',
      'owner',
    ])
  })

  test('is for staff, in one region, and happens once', async () => {
    const { accountId } = await quoted()
    for (const agencyId of [organisationIds.albion, 'agency-none']) {
      await expect(assign(accountId, agencyId)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'agencyId' }],
      })
    }
    await expect(assign(accountId, organisationIds.boston, {}, 'agency')).rejects.toMatchObject({
      status: 403,
    })
    const twice = await Promise.allSettled([
      assign(accountId, organisationIds.boston, { link: true }),
      assign(accountId, organisationIds.boston, { link: true }),
    ])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('my agent', () => {
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

  test('is another of the interested agencies: quotes of others become invalid, and all are told', async () => {
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
    // the log of the replaced agency names no other
    expect(JSON.stringify(await logOf(accountIds.customer))).not.toContain('Summit')
  })

  test('goes back among the interested ones when it is removed', async () => {
    const removed = await set(organisationIds.wholesale, false)
    expect(mine(removed)).toEqual([])
    expect(removed.agencies.map(({ agencyId }) => agencyId)).toContain(organisationIds.wholesale)
    await expect(set(organisationIds.wholesale, false)).rejects.toMatchObject({
      status: 409,
      code: 'agentNotSet',
    })
  })

  test('is one of several at once: of two calls from one reading the second is refused', async () => {
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

  test('is nobody once the account of the chosen agency is deleted', async () => {
    const { accountId } = await dana('wholesale')
    await set(organisationIds.wholesale, false).catch(() => undefined)
    await set(organisationIds.wholesale, true)
    await platform.request(deleteAccount, { params: { accountId } }, 'admin')
    expect(mine(await read())).toEqual([])
  })

  test('shows nothing to a user whom another agency made for an account with a borrowed address', async () => {
    const { accountId } = await dana('wholesale')
    await saveAs(accountId, 'wholesale', {
      contactEmail: 'mallory@other.example',
      addUserToSystem: true,
    })
    await saveAs(accountId, 'wholesale', { contactEmail: emailOf('customer') })
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
})
