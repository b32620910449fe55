import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import * as bulk from '#core/insurance/accounts/bulk-endpoints.ts'
import * as closing from '#core/insurance/accounts/closure-endpoints.ts'
import { attestNoDomain, createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { getAccount, listCompetitors, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { addNote } from '#core/insurance/notes/endpoints.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { addToCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { saveWizardDraft } from '#core/insurance/quotes/wizard/endpoints.ts'
import { saveRetailAgent } from '#core/insurance/accounts/retail-agent-endpoints.ts'
import { signQuote } from '#core/insurance/signing/endpoints.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { getRisk } from '#core/insurance/risk/endpoints.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { organisationIds, teamIds } from '../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../testing/platform.ts'
import { accounts, type AccountRecord } from '../insurance/accounts/tables.ts'
import { quoteParams, signerOf } from '../insurance/signing/signer.fixture.ts'
import { draftOf, save } from '../insurance/quotes/draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const create = (name: string, as: As = 'agent', more: object = {}) =>
  platform.request(
    createAccount,
    { body: { name, state: 'TX', zipCode: '78701', teamId: teamIds.galveston, ...more } },
    as,
  )

/** A saved quote with its own account. */
const quoteFor = async (name: string) => {
  const { id: accountId } = await create(name)
  const { initialRequestData } = exampleDraft
  const account = { ...initialRequestData.account, name }
  const body = {
    ...exampleDraft,
    accountId,
    initialRequestData: { ...initialRequestData, account },
  }
  const quote = await platform.request(
    saveQuote,
    { params: { id: initialRequestData.product }, body },
    'agent',
  )
  return { accountId, quote, body }
}

const why = { reasonSummary: 'Poor Controls', reason: 'No second factor.' } as const
const decline = (accountId: string, as: As = 'underwriter') =>
  platform.request(closing.declineAccount, { params: { accountId }, body: why }, as)
const remove = (accountId: string, as: As) =>
  platform.request(closing.deleteAccount, { params: { id: accountId } }, as)

describe('a declined account', () => {
  test('shows the reason, has no open quote, cannot be quoted, and is logged', async () => {
    const { accountId, quote, body } = await quoteFor('Declined Diner')
    expect(await decline(accountId)).toMatchObject({ status: 'Declined', closing: why })
    const seen = await platform.request(getAccount, { params: { id: accountId } }, 'agent')
    expect(seen.closing).toMatchObject(why)
    const after = await platform.request(getQuoteById, { params: { id: quote.id } }, 'agent')
    expect(after.status).toBe('INVALID')
    await expect(
      platform.request(saveQuote, { params: { id: quote.product }, body }, 'agent'),
    ).rejects.toMatchObject({ status: 409, code: 'accountNotEligible' })
    const log = await platform.request(
      searchActivity,
      { query: {}, body: { accountId, acts: ['changed'] } },
      'agent',
    )
    expect(log.content[0]?.changes).toContainEqual({
      field: 'status',
      before: 'Quoted',
      after: 'Declined',
    })
  })

  test('is declined once, and returns to its previous status', async () => {
    const { accountId } = await quoteFor('Twice Declined')
    const both = await Promise.allSettled([decline(accountId), decline(accountId, 'admin')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'accountStatusForbids' },
    })
    const params = { accountId }
    const reopened = await platform.request(closing.undeclineAccount, { params }, 'underwriter')
    expect(reopened).toMatchObject({ status: 'Quoted' })
    expect(reopened.closing).toBeUndefined()
    await expect(
      platform.request(closing.reopenAccount, { params }, 'agent'),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('is declined with its quote in one decision, or not at all', async () => {
    const { accountId, quote } = await quoteFor('Declined Together')
    const body = {
      reasonSummary: 'Class of Business' as const,
      reason: 'Not written.',
      isNotificationEnabled: false,
      account: { ...why, productType: quote.product },
    }
    const declineBoth = () =>
      platform.request(declineQuote, { params: { id: quote.id }, body }, 'underwriter')
    const statusOf = (status: AccountRecord['status']) =>
      platform.services.database
        .handle()
        .update(accounts)
        .set({ status })
        .where(eq(accounts.id, accountId))
    await statusOf('Active Policy')
    await expect(declineBoth()).rejects.toMatchObject({ status: 409, code: 'accountStatusForbids' })
    const params = { id: quote.id }
    expect((await platform.request(getQuoteById, { params }, 'agent')).status).toBe(quote.status)
    await statusOf('Quoted')
    expect((await declineBoth()).status).toBe('DECLINED')
    const account = await platform.request(getAccount, { params: { id: accountId } }, 'agent')
    expect(account).toMatchObject({
      status: 'Declined',
      closing: { ...why, productType: quote.product },
    })
  })

  test('can only be declined by underwriting', async () => {
    const { id } = await create('Choosy Chairs')
    await expect(decline(id, 'agency')).rejects.toMatchObject({ status: 403 })
  })
})

test('viewers of an account can mark it as lost and reopen it', async () => {
  const { id: accountId } = await create('Lost Lamps')
  const lose = (as: As) =>
    platform.request(
      closing.loseAccount,
      { params: { accountId }, body: { reasonSummary: 'Price is High', reason: 'Too high.' } },
      as,
    )
  await expect(lose('wholesale')).rejects.toMatchObject({ status: 404 })
  expect((await lose('agent')).status).toBe('Lost')
  const params = { accountId }
  expect((await platform.request(closing.reopenAccount, { params }, 'agent')).status).toBe('Open')
})

const typeDraft = (accountId: string, product: QuotedProduct) =>
  platform.request(
    saveWizardDraft,
    { params: { accountId, product }, query: {}, body: { values: { step: 'quote' }, revision: 0 } },
    'agent',
  )

describe('deleting an account', () => {
  test('removes what belongs only to it, and passes its company on', async () => {
    const { id } = await create('Gone Gardens', 'agent', { domainName: 'gone-gardens.example' })
    const other = await create('Gone Gardens', 'wholesale', { teamId: undefined })
    expect(other.relation).toBe('interested')
    await platform.request(
      addNote,
      { params: { accountId: id }, body: { text: 'Call back' } },
      'agent',
    )
    await platform.request(getRisk, { params: { accountId: id } }, 'agent')
    await platform.drain()
    await expect(remove(id, 'agent')).rejects.toMatchObject({ status: 403 })
    await expect(remove(id, 'wholesale')).rejects.toMatchObject({ status: 404 })
    await remove(id, 'agency')
    await expect(remove(id, 'agency')).rejects.toMatchObject({ status: 404 })
    const relations = await platform.request(
      listCompetitors,
      { params: { id: other.id } },
      'underwriter',
    )
    expect(relations.content).toMatchObject([{ accountId: other.id, relation: 'owner' }])
  })

  test('removes drafts, variations, comparisons and the retail agent, and no signature', async () => {
    const { accountId, quote } = await quoteFor('Compared Canoes')
    const params = { product: quote.product, quoteId: quote.id }
    await typeDraft(accountId, quote.product)
    await platform.request(addToCart, { params, body: {} }, 'agent')
    await platform.request(
      sendToCustomer,
      { params, body: { customerPhone: '(512) 555-0143' } },
      'agent',
    )
    await platform.request(
      saveRetailAgent,
      {
        params: { accountId },
        body: {
          retailAgentFirstName: 'Rita',
          retailAgentLastName: 'Retail',
          retailAgentLicenseNumber: 'A123456',
          retailAgencyName: undefined,
          email: undefined,
          phone: undefined,
        },
      },
      'agent',
    )
    await remove(accountId, 'underwriter')
    await expect(remove(accountId, 'underwriter')).rejects.toMatchObject({ status: 404 })

    const signed = await save(platform, draftOf('Signed Saddles'))
    const policyholder = await signerOf(platform, signed)
    await platform.request(
      signQuote,
      { ...quoteParams(signed), body: { fullName: 'Rosa Diaz', hasAgreed: true } },
      policyholder,
    )
    await expect(remove(signed.accountId, 'underwriter')).rejects.toMatchObject({
      status: 409,
      code: 'accountHasQuotes',
    })
  })

  test('is forbidden to agencies if it has quotes, and to all if it has policies or users', async () => {
    const { accountId, quote } = await quoteFor('Quoted Quarry')
    await expect(remove(accountId, 'agency')).rejects.toMatchObject({
      status: 409,
      code: 'accountHasQuotes',
    })
    await remove(accountId, 'underwriter')
    await expect(
      platform.request(getQuoteById, { params: { id: quote.id } }, 'agent'),
    ).rejects.toMatchObject({ status: 404 })
    await expect(remove(organisationIds.customer, 'admin')).rejects.toMatchObject({
      status: 409,
      code: 'accountHasPolicies',
    })
  })

  test('succeeds or is rejected during a change of the account, and never fails otherwise', async () => {
    const { id: accountId } = await create('Racing Rugs')
    const answers = await Promise.allSettled([
      remove(accountId, 'agency'),
      typeDraft(accountId, 'P100'),
      platform.request(addNote, { params: { accountId }, body: { text: 'Late' } }, 'agent'),
      decline(accountId),
    ])
    const rejected = answers.flatMap((each) =>
      each.status === 'rejected' ? [each.reason.status] : [],
    )
    expect(rejected.filter((status) => status !== 404 && status !== 409)).toEqual([])
  })
})

test('a company that is an account under other punctuation is not suggested again', async () => {
  const { content } = await platform.request(
    suggestCompanies,
    { query: { search: 'dental' } },
    'agent',
  )
  const found = content.findLast(
    ({ source, state }) => source === 'register' && state !== undefined,
  )
  if (found === undefined) throw new Error('No registered company')
  const name = found.name.replace(' ', ' - ')
  await create(name, 'agent', { state: found.state })
  await expect(create(found.name, 'agent', { state: found.state })).rejects.toMatchObject({
    status: 409,
    code: 'accountExists',
  })
  const list = await platform.request(searchAccounts, { query: { search: name } }, 'agent')
  expect(list.totalElements).toBe(1)
})

describe('several accounts', () => {
  /** The accounts of a search, as they were read. */
  const chosen = async (search: string, as: As) => {
    const query = { search, sort: 'name,asc' }
    const { rows } = await platform.request(bulk.selectAccounts, { query }, as)
    return rows.map(({ id, modified }) => ({ id, seen: modified }))
  }

  test('are declined by underwriting, each as if it were alone', async () => {
    const { quote } = await quoteFor('Selected One')
    await create('Selected Two')
    const { id: changed } = await create('Selected Three')
    const { id: before } = await create('Selected Four')
    const records = await chosen('Selected', 'underwriter')
    expect(records).toHaveLength(4)
    await platform.request(attestNoDomain, { params: { accountId: changed } }, 'agent')
    await decline(before)
    const body = { requestId: 'declined-together', records, with: why }
    const call = () => platform.request(bulk.declineAccounts, { body }, 'underwriter')
    const { left, results } = await call()
    expect(left).toBe(0)
    expect(results.map(({ name, error }) => [name, error?.code])).toEqual([
      ['Selected Four', 'accountChanged'],
      ['Selected One', undefined],
      ['Selected Three', 'accountChanged'],
      ['Selected Two', undefined],
    ])
    // a lost response is returned again
    expect((await call()).results).toEqual(results)
    const after = await platform.request(getQuoteById, { params: { id: quote.id } }, 'agent')
    expect(after.status).toBe('INVALID')
    const found = await platform.request(searchAccounts, { query: { search: 'Selected' } }, 'agent')
    expect(found.content.map(({ status }) => status).toSorted()).toEqual([
      'Declined',
      'Declined',
      'Declined',
      'Open',
    ])
    await expect(platform.request(bulk.declineAccounts, { body }, 'agent')).rejects.toMatchObject({
      status: 403,
    })
  })

  test('can be marked as lost and get other teams, by their own agency only', async () => {
    const { id } = await create('Together Tailors')
    const { id: foreign } = await create('Together Tanners', 'wholesale', { teamId: undefined })
    const records = [{ id }, { id: foreign }]
    const given = await platform.request(
      bulk.saveTeamsOfAccounts,
      { body: { requestId: 'teams', records, with: { teamIds: [teamIds.healthcare] } } },
      'agency',
    )
    expect(given.results).toMatchObject([
      { id, name: 'Together Tailors' },
      { name: '', error: { code: 'notFound' } },
    ])
    expect(given.results[0]?.error).toBeUndefined()
    const unknown = await platform.request(
      bulk.saveTeamsOfAccounts,
      { body: { requestId: 'no-team', records, with: { teamIds: ['team-of-others'] } } },
      'agency',
    )
    expect(unknown.results[0]?.error?.detail).toBe('Team is a required field.')
    const loss = { reasonSummary: 'Price is High', reason: 'Too high.' } as const
    const lost = await platform.request(
      bulk.loseAccounts,
      { body: { requestId: 'lost', records, with: loss } },
      'agency',
    )
    expect(lost.results.map(({ error }) => error?.code)).toEqual([undefined, 'notFound'])
    const seen = await platform.request(getAccount, { params: { id } }, 'agency')
    expect(seen).toMatchObject({ status: 'Lost', closing: loss })
  })
})
