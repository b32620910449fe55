import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, searchAccounts, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { downloadProposal, searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { getPolicy, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { getRisk } from '#core/insurance/risk/endpoints.ts'
import { accountIds, clientKeys, organisationIds } from '../../kernel/seed/ids.ts'
import { favorableAnswers } from '../security/favorable-answers.ts'
import { nobodysId, testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { bindBody, draftOf, rosa, save } from './draft.fixture.ts'

let platform: TestPlatform
let quote: Quote
beforeAll(async () => {
  platform = await testPlatform()
  quote = await save(platform, draftOf('Scoped Dental'), 'embedUser')
})
afterAll(() => platform.close())

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

describe('a quote that an embed user saved', () => {
  const readers: readonly As[] = ['embedUser', 'agent', 'agency', 'underwriter', 'claims']
  test.each(readers)('can be read by %s', async (as) => {
    expect((await platform.request(calls.getQuote, quoteParams(quote), as)).id).toBe(quote.id)
    expect((await platform.request(calls.getQuoteById, { params: { id: quote.id } }, as)).id).toBe(
      quote.id,
    )
  })

  const others: readonly As[] = [
    'wholesale',
    'broker',
    'customer',
    { embedUser: 'somebody-else' },
    { embedUser: 'embed-user-of-harbor', keyId: clientKeys.harborSecond },
    { grant: { kind: 'quote', id: 'another' }, agencyId: organisationIds.harbor },
    { grant: { kind: 'policy', id: 'another' }, flow: 'E_PAY' },
  ]
  test.each(others)('is not found by %o', async (as) => {
    for (const call of [
      () => platform.request(calls.getQuote, quoteParams(quote), as),
      () => platform.request(calls.getQuoteById, { params: { id: quote.id } }, as),
      () =>
        platform.request(
          downloadProposal,
          { params: { accountId: quote.accountId, quoteId: quote.id }, query: {} },
          as,
        ),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'notFound' })
    }
  })

  test('a token for this quote opens it; from a security code it can only read and sign', async () => {
    const grant = { kind: 'quote', id: quote.id } as const
    const own = await platform.request(calls.getQuote, quoteParams(quote), {
      grant,
      agencyId: organisationIds.harbor,
    })
    expect(own.allowedActions).toEqual([
      'update',
      'switchPlacement',
      'compare',
      'send',
      'sendToCustomer',
      'downloadProposal',
      'email',
    ])
    const looking: As = { grant, flow: 'OTHER' }
    const looked = await platform.request(calls.getQuote, quoteParams(quote), looking)
    expect(looked.allowedActions).toEqual(['sign', 'downloadProposal'])
    await expect(
      platform.request(
        editCalls.updateQuote,
        { ...quoteParams(quote), body: { contact: rosa } },
        looking,
      ),
    ).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })

  test('no viewer finds a quote that does not exist', async () => {
    await expect(
      platform.request(calls.getQuoteById, { params: { id: nobodysId() } }, 'admin'),
    ).rejects.toMatchObject({ status: 404 })
    const wrongProduct = { params: { product: 'P_ONE', quoteId: quote.id } } as const
    await expect(platform.request(calls.getQuote, wrongProduct, 'admin')).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('a quote shows its insured’s answers and scores only to those who may see them', async () => {
  const accountId = accountIds.customer
  const { id } = await save(platform, { ...draftOf('Bayside Dental Group'), accountId })
  const read = (as: As) => platform.request(calls.getQuoteById, { params: { id } }, as)
  for (const as of ['agent', 'underwriter'] as const) {
    const { companyAggregateCF, industryAggregateCF, factors } = await platform.request(
      getRisk,
      { params: { accountId } },
      as,
    )
    expect(await read(as)).toMatchObject({
      securityQuestions: favorableAnswers,
      firmographicData: { state: 'TX' },
      cowbellRiskFactors: { companyAggregateCF, industryAggregateCF, factors },
    })
  }
  const grant = { kind: 'quote', id } as const
  const byCode = await read({ grant, flow: 'OTHER' })
  expect(byCode.securityQuestions).toEqual(favorableAnswers)
  const reviewed = await read({ grant, flow: 'QUOTE_REVIEW' })
  expect(reviewed).not.toHaveProperty('securityQuestions')
  for (const seen of [byCode, reviewed]) expect(seen).not.toHaveProperty('cowbellRiskFactors')
  const onPage = await platform.request(calls.getQuote, quoteParams(quote), 'embedUser')
  expect(onPage).not.toHaveProperty('cowbellRiskFactors')
})

test('rejects actions of another agency on the quote', async () => {
  for (const call of [
    () =>
      platform.request(
        editCalls.updateQuote,
        { ...quoteParams(quote), body: { contact: rosa } },
        'wholesale',
      ),
    () =>
      platform.request(
        bindCalls.requestToBind,
        { params: { id: quote.id }, body: bindBody },
        'wholesale',
      ),
    () => platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'wholesale'),
    () => save(platform, { ...draftOf('Scoped Dental'), accountId: quote.accountId }, 'wholesale'),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 404 })
  }
})

test('lists contain what belongs to the viewer', async () => {
  const query = { size: 100 }
  const agencies = async (as: As) =>
    new Set([
      ...(await platform.request(listCalls.searchQuotes, { query }, as)).content.map(
        (row) => row.agencyId,
      ),
      ...(await platform.request(listCalls.searchBinders, { query }, as)).content.map(
        (row) => row.agencyId,
      ),
      ...(await platform.request(searchPolicies, { query }, as)).content.map((row) => row.agencyId),
      ...(await platform.request(searchAccounts, { query }, as)).content.map((row) => row.agencyId),
    ])
  expect(await agencies('agent')).toEqual(new Set([organisationIds.harbor]))
  expect(await agencies('wholesale')).toEqual(new Set([organisationIds.wholesale]))
  expect(await agencies('admin')).toEqual(
    new Set([
      organisationIds.harbor,
      organisationIds.boston,
      organisationIds.wholesale,
      organisationIds.albion,
      organisationIds.southern,
    ]),
  )
  const own = await platform.request(searchPolicies, { query }, 'customer')
  expect(new Set(own.content.map(({ accountId }) => accountId))).toEqual(
    new Set([accountIds.customer]),
  )
  expect(own.totalElements).toBeGreaterThan(1)
})

test('the Australian brokerage has its own records, in its own currency', async () => {
  const { content } = await platform.request(listCalls.searchQuotes, { query: {} }, 'aubroker')
  expect(content.length).toBeGreaterThan(3)
  for (const row of content) {
    expect(row).toMatchObject({ product: 'PRIME_ONE_AU', region: 'AU', currency: 'AUD' })
  }
})

test('a customer opens their own account, policies and documents and nobody else’s', async () => {
  const account = await platform.request(
    getAccount,
    { params: { id: accountIds.customer } },
    'customer',
  )
  expect(account).toMatchObject({ name: 'Bayside Dental Group', status: 'Active Policy' })
  await expect(
    platform.request(getAccount, { params: { id: quote.accountId } }, 'customer'),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    platform.request(
      searchDocuments,
      { params: { accountId: quote.accountId }, query: {} },
      'customer',
    ),
  ).rejects.toMatchObject({ status: 404 })
  const others = await platform.request(searchPolicies, { query: {} }, 'broker')
  const id = others.content[0]?.id ?? ''
  await expect(platform.request(getPolicy, { params: { id } }, 'customer')).rejects.toMatchObject({
    status: 404,
  })
})

test('a token for one policy opens that policy', async () => {
  const { content } = await platform.request(searchPolicies, { query: {} }, 'customer')
  const [first, second] = content.map(({ id }) => id)
  const as: As = { grant: { kind: 'policy', id: first ?? '' }, flow: 'E_PAY' }
  expect((await platform.request(getPolicy, { params: { id: first ?? '' } }, as)).id).toBe(first)
  await expect(
    platform.request(getPolicy, { params: { id: second ?? '' } }, as),
  ).rejects.toMatchObject({ status: 404 })
})
