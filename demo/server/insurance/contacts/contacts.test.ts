import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { saveAccountTeams } from '#core/insurance/accounts/team-endpoints.ts'
import * as calls from '#core/insurance/contacts/endpoints.ts'
import { getWorkflow } from '#core/identity/security-code/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { sendSignRequest } from '#core/insurance/signing/endpoints.ts'
import { users } from '../../directory/users/tables.ts'
import { openNewestLink } from '../../identity/security-code/link.fixture.ts'
import { organisationIds, teamIds } from '../../kernel/seed/ids.ts'
import { emailOf } from '../../directory/users/seed/users.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, rosa, save } from '../quotes/draft.fixture.ts'
import { lena } from './contact.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

let sequence = 0
const named = () => {
  sequence += 1
  return `Spoken Dental ${sequence}`
}
const quoted = (as: As = 'agent', name = named()) => save(platform, draftOf(name), as)
/** An account without a contact. */
const unquoted = async () =>
  (
    await platform.request(
      createAccount,
      { body: { name: named(), state: 'TX', teamId: teamIds.galveston } },
      'agent',
    )
  ).id

const saveAs = (accountId: string, as: As, more: object = {}, headers = {}) =>
  platform.request(calls.saveContact, { body: { accountId, ...lena, ...more } }, as, { headers })

const logOf = async (accountId: string, as: As = 'agent') =>
  (
    await platform.request(
      searchActivity,
      { query: {}, body: { accountId, acts: ['changed'] } },
      as,
    )
  ).content

describe('a contact', () => {
  test('is added, with the form’s texts at its fields, and logged', async () => {
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
      saveAs(accountId, 'agent', { contactPhone: '020 7946 0110' }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'contactPhone', detail: 'Invalid phone number' }],
    })
    const saved = await saveAs(accountId, 'agent')
    expect(saved).toMatchObject({
      ...lena,
      agentEmail: 'agent@demo.test',
      isAgencyContact: false,
    })
    expect((await logOf(accountId))[0]).toMatchObject({
      subject: 'contact',
      changes: [{ field: 'contactFirstName', before: null, after: 'Lena' }, {}, {}, {}],
    })
  })

  test('accepts a phone number of another country, with its extension', async () => {
    const accountId = await unquoted()
    const saved = await saveAs(accountId, 'agent', { contactPhone: '+44 20 7946 0110 ext. 12' })
    expect(saved.contactPhone).toBe('+442079460110;ext=12')
    await expect(
      saveAs(accountId, 'agent', { contactPhone: '+999 12345678' }),
    ).rejects.toMatchObject({ status: 400, errors: [{ field: 'contactPhone' }] })
  })

  test('keeps its phone number if only the format differs', async () => {
    const accountId = await unquoted()
    await saveAs(accountId, 'agent', { contactPhone: '+1 512 555 0143' })
    const again = { contactPhone: '(512) 555-0143', contactLastName: 'Novak' }
    expect((await saveAs(accountId, 'agent', again)).contactPhone).toBe('+15125550143')
    expect((await logOf(accountId))[0]?.changes).toMatchObject([{ field: 'contactLastName' }])
  })

  test('is rejected after a concurrent change of the account, and for other users', async () => {
    const { accountId } = await quoted()
    const { modified } = await platform.request(
      calls.getContacts,
      { params: { accountId } },
      'agent',
    )
    platform.advanceTime(1_000)
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

  test('is invited once as a user of the account; the response is the same for a known policyholder', async () => {
    const accountId = await unquoted()
    await saveAs(accountId, 'agent', { addUserToSystem: true })
    const [user] = await platform.services.database
      .handle()
      .select()
      .from(users)
      .where(eq(users.email, lena.contactEmail))
    expect(user).toMatchObject({ organisationId: accountId, roleId: 'policyholder' })
    expect(await platform.mails(lena.contactEmail)).toHaveLength(1)
    const known = { contactEmail: emailOf('customer'), addUserToSystem: true }
    const before = (await platform.mails(emailOf('customer'))).length
    await saveAs(accountId, 'agent', known)
    // an agent's sign-in does not become a policyholder's
    await saveAs(accountId, 'agent', { ...known, contactEmail: emailOf('wholesale') })
    expect(await platform.mails(emailOf('customer'))).toHaveLength(before)
  })

  test('also changes on open quotes when the policyholder is updated', async () => {
    const { id, accountId, totalPremium } = await quoted()
    await platform.request(
      calls.updatePolicyholder,
      { body: { accountId, ...lena } },
      'underwriter',
    )
    const quote = await platform.request(getQuoteById, { params: { id } }, 'agent')
    expect(quote).toMatchObject({
      customerFirstName: 'Lena',
      customerEmail: lena.contactEmail,
      status: 'READY',
      totalPremium,
    })
  })
})

test('when two people save teams at once, the second gets an error and can save after reading again', async () => {
  const { accountId } = await quoted()
  const seen = () => platform.request(calls.getContacts, { params: { accountId } }, 'agent')
  const saveTeams = (ids: string[], as: As, version: string) =>
    platform.request(saveAccountTeams, { params: { accountId }, body: { teamIds: ids } }, as, {
      headers: { 'If-Match': `"${version}"` },
    })
  const { modified } = await seen()
  await saveTeams([teamIds.galveston, teamIds.healthcare], 'agency', modified)
  const second = saveTeams([teamIds.galveston], 'agent', modified)
  await expect(second).rejects.toMatchObject({ status: 409, code: 'accountChanged' })
  const now = await seen()
  expect(now.teams.map(({ id }) => id).toSorted()).toEqual(
    [teamIds.galveston, teamIds.healthcare].toSorted(),
  )
  await saveTeams([teamIds.galveston], 'agent', now.modified)
  expect((await seen()).teams).toMatchObject([{ id: teamIds.galveston }])
})

describe('another agent', () => {
  const give = (accountId: string, agentEmail: string, team?: string, as: As = 'agent') =>
    platform.request(
      calls.changeAgent,
      { body: { accountId, agentEmail, ...(team && { team }) } },
      as,
    )

  test('gets the account with their only team, and its open quotes', async () => {
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

  test('must be one of the agency’s, with one of their own teams', async () => {
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

  test('requires a contact', async () => {
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

  test('creates a separate account without the first agency’s data', async () => {
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

  test('is allowed for staff only, within one region, and once', async () => {
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

describe('links to a mistyped policyholder', () => {
  const mistyped = 'rosa@bayside-typo.example'
  const contact = (email: string) => ({ ...rosa, email })
  const opened = async (quote: Quote) => {
    const params = { product: quote.product, quoteId: quote.id }
    await platform.request(sendSignRequest, { params }, 'agent')
    return openNewestLink(platform, mistyped)
  }
  const reads = (quote: Quote, as: As) =>
    platform.request(getQuoteById, { params: { id: quote.id } }, as)
  const wrong = () => save(platform, { ...draftOf(named()), contact: contact(mistyped) })

  test('are revoked with their sessions when the address is corrected; the right policyholder’s stay', async () => {
    const quote = await wrong()
    const { as } = await opened(quote)
    expect(await reads(quote, as)).toMatchObject({ id: quote.id })
    const workflowId = (await platform.mails(mistyped))
      .flatMap(({ links }) => links)
      .find((link) => link.includes('/validate/'))
      ?.split('/')
      .at(-1)
    const params = { product: quote.product, quoteId: quote.id }
    const body = { contact: contact(rosa.email) }
    await platform.request(updateQuote, { params, body }, 'agent')
    await expect(reads(quote, as)).rejects.toMatchObject({ status: 401 })
    const again = platform.request(getWorkflow, { params: { workflowId: workflowId ?? '' } })
    await expect(again).rejects.toMatchObject({ status: 404, code: 'workflowNotFound' })
    await platform.request(sendSignRequest, { params }, 'agent')
    const right = await openNewestLink(platform, rosa.email)
    // another name is the same mailbox
    await platform.request(
      updateQuote,
      { params, body: { contact: { ...contact(rosa.email.toUpperCase()), lastName: 'Frost' } } },
      'agent',
    )
    expect(await reads(quote, right.as)).toMatchObject({ id: quote.id })
  })

  test('are revoked when the account’s policyholder is set', async () => {
    const quote = await wrong()
    const { as } = await opened(quote)
    const { accountId } = quote
    await platform.request(
      calls.updatePolicyholder,
      { body: { accountId, ...lena } },
      'underwriter',
    )
    await expect(reads(quote, as)).rejects.toMatchObject({ status: 401 })
  })
})
