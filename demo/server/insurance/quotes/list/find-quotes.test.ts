import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { clientKeys } from '../../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, rosa, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const mallory = { ...rosa, firstName: 'Mallory', email: 'mallory@elsewhere.example' }
const asMallory = (name: string) => ({ ...draftOf(name), contact: mallory })

const contactOf = async (accountId: string, as: As = 'agency') =>
  (await platform.request(getAccount, { params: { id: accountId } }, as)).policyContactEmail

test('a company is found however the letters of its name are written', async () => {
  const one = await save(platform, draftOf('Caf\u00e9 Olé Dental'))
  const two = await save(platform, draftOf('Cafe\u0301 Ole\u0301 Dental'))
  expect(two.accountId).toBe(one.accountId)
  const search = 'cafe\u0301 OL\u00c9'
  const { content } = await platform.request(listCalls.searchQuotes, { query: { search } }, 'agent')
  expect(content.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
})

describe('an agent of one team', () => {
  test('does not join an account of another team by its name', async () => {
    const theirs = await save(platform, draftOf('Foreign Dental'), 'agent')
    const own = await save(platform, asMallory('  foreign DENTAL'), 'desk')
    expect(own.accountId).not.toBe(theirs.accountId)
    expect(await contactOf(theirs.accountId)).toBe(rosa.email)
    for (const call of [
      () => platform.request(getAccount, { params: { id: theirs.accountId } }, 'desk'),
      () => platform.request(calls.getQuoteById, { params: { id: theirs.id } }, 'desk'),
      () =>
        platform.request(
          searchDocuments,
          { params: { accountId: theirs.accountId }, query: {} },
          'desk',
        ),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })

  test('finds the accounts of the team again', async () => {
    const one = await save(platform, draftOf('Team Account Dental'), 'desk')
    const two = await save(platform, draftOf('Team Account Dental'), 'desk')
    expect(two.accountId).toBe(one.accountId)
  })

  test('renames an account without joining another', async () => {
    const theirs = await save(platform, draftOf('Renamed To Dental'), 'agent')
    const own = await save(platform, draftOf('Renamed From Dental'), 'desk')
    const { initialRequestData } = asMallory('Renamed To Dental')
    const changed = await platform.request(
      editCalls.updateQuote,
      {
        params: { product: own.product, quoteId: own.id },
        body: { initialRequestData, contact: mallory },
      },
      'desk',
    )
    expect(changed.accountId).toBe(own.accountId)
    expect(await contactOf(theirs.accountId)).toBe(rosa.email)
  })
})

describe('an embed user', () => {
  const one = { embedUser: 'embed-user-finds-one' } as const
  const others: readonly (readonly [string, As])[] = [
    ['another embed user of the key', { embedUser: 'embed-user-finds-two' }],
    ['the same name under another key', { ...one, keyId: clientKeys.harborSecond }],
  ]

  test.each(others)('does not join the account of %s', async (who, other) => {
    const name = `Shared Name Dental of ${who}`
    const first = await save(platform, draftOf(name), one)
    const second = await save(platform, asMallory(name), other)
    expect(second.accountId).not.toBe(first.accountId)
    expect(await contactOf(first.accountId, one)).toBe(rosa.email)
    await expect(contactOf(first.accountId, other)).rejects.toMatchObject({ status: 404 })
  })

  test('does not join an account of the agency', async () => {
    const theirs = await save(platform, draftOf('Agency Held Dental'), 'agent')
    const own = await save(platform, asMallory('Agency Held Dental'), one)
    expect(own.accountId).not.toBe(theirs.accountId)
    expect(await contactOf(theirs.accountId)).toBe(rosa.email)
    await expect(contactOf(theirs.accountId, one)).rejects.toMatchObject({ status: 404 })
  })

  test('finds what was saved in the same session', async () => {
    const first = await save(platform, draftOf('Same Visit Dental'), one)
    const second = await save(platform, draftOf('Same Visit Dental'), one)
    expect(second.accountId).toBe(first.accountId)
  })

  test('cannot prepare an account that the agency’s users fill by its name', async () => {
    const bait = await save(platform, asMallory('Bait Dental'), one)
    const real = await save(platform, draftOf('Bait Dental'), 'agent')
    expect(real.accountId).not.toBe(bait.accountId)
    expect(await contactOf(bait.accountId, one)).toBe(mallory.email)
  })
})

describe('an embed user’s account that the agency takes over', () => {
  const embedUser = { embedUser: 'embed-user-taken-over' } as const
  const change = (quote: Quote, body: object) =>
    platform.request(
      editCalls.updateQuote,
      { params: { product: quote.product, quoteId: quote.id }, body },
      embedUser,
    )
  const takeOvers: readonly (readonly [string, (quote: Quote) => Promise<unknown>])[] = [
    [
      'verifying it',
      ({ accountId }) => platform.request(verifyAccount, { body: { accountId } }, 'agent'),
    ],
    [
      'quoting for it',
      ({ accountId, companyName }) =>
        save(platform, { ...draftOf(companyName), accountId }, 'agent'),
    ],
  ]

  test.each(takeOvers)(
    'can be read and changed by the agency only after %s',
    async (how, takeOver) => {
      const quote = await save(platform, draftOf(`Taken Over Dental by ${how}`), embedUser)
      await takeOver(quote)
      await expect(contactOf(quote.accountId, embedUser)).rejects.toMatchObject({ status: 404 })
      const changed = await change(quote, { contact: mallory })
      expect(changed.customerEmail).toBe(mallory.email)
      expect(await contactOf(quote.accountId)).toBe(rosa.email)
      const { initialRequestData } = quote
      const account = { ...initialRequestData.account, revenue: toMinor(1_000_000) }
      await expect(
        change(quote, { initialRequestData: { ...initialRequestData, account } }),
      ).rejects.toMatchObject({ status: 409, code: 'accountFactsDiffer' })
    },
  )
})

test('two agencies have separate accounts of the same name', async () => {
  const harbor = await save(platform, draftOf('Two Agencies Dental'), 'agent')
  const summit = await save(platform, asMallory('Two Agencies Dental'), 'wholesale')
  expect(summit.accountId).not.toBe(harbor.accountId)
  expect(await contactOf(harbor.accountId)).toBe(rosa.email)
  await expect(contactOf(harbor.accountId, 'wholesale')).rejects.toMatchObject({ status: 404 })
})
