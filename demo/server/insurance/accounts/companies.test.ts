import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { getRisk } from '#core/insurance/risk/endpoints.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const read = (id: string, as: As) => platform.request(getAccount, { params: { id } }, as)
const named = async (name: string, as: As) =>
  (await platform.request(searchAccounts, { query: { search: name } }, as)).content.map(
    ({ id, relation }) => [id, relation],
  )

describe('a company of two agencies', () => {
  test('is owned by the first agency; each agency sees its own account, and staff see the company once', async () => {
    const first = await save(platform, draftOf('Twice Dental'), 'agent')
    const second = await save(platform, draftOf('twice  dental'), 'wholesale')
    expect(second.accountId).not.toBe(first.accountId)
    expect(await named('twice dental', 'agent')).toEqual([[first.accountId, 'owner']])
    expect(await named('twice', 'wholesale')).toEqual([[second.accountId, 'interested']])
    await expect(read(first.accountId, 'wholesale')).rejects.toMatchObject({ status: 404 })
    expect(await named('twice', 'admin')).toEqual([[first.accountId, 'owner']])
    expect((await read(second.accountId, 'admin')).relation).toBe('interested')
  })

  test('gets another owner when its first account turns out to belong to another company', async () => {
    const first = await save(platform, draftOf('Renamed Dental'), 'agent')
    const second = await save(platform, draftOf('Renamed Dental'), 'wholesale')
    const { initialRequestData } = draftOf('Other Dental')
    await platform.request(
      updateQuote,
      { params: { product: 'P100', quoteId: first.id }, body: { initialRequestData } },
      'agent',
    )
    expect(await named('Renamed Dental', 'admin')).toEqual([[second.accountId, 'owner']])
    expect(await named('Other Dental', 'admin')).toEqual([[first.accountId, 'owner']])
  })
})

test('a company entered by an embed user is owned by the first agency that works on it', async () => {
  const typed = await save(platform, draftOf('Typed Dental'), 'embedUser')
  expect((await read(typed.accountId, 'admin')).relation).toBe('owner')
  const own = await save(platform, draftOf('Typed Dental'), 'wholesale')
  expect((await read(own.accountId, 'admin')).relation).toBe('owner')
  expect((await read(typed.accountId, 'admin')).relation).toBe('interested')
})

test('a policyholder sees nothing of another company, not even one with the same name', async () => {
  const before = await named('Bayside', 'customer')
  const namesake = await save(platform, draftOf('Bayside Dental Group'), 'wholesale')
  const otherCompany = await save(platform, draftOf('Bayside Dental Grooming'), 'wholesale')
  for (const { accountId } of [namesake, otherCompany]) {
    await expect(read(accountId, 'customer')).rejects.toMatchObject({ status: 404 })
  }
  expect(await named('Bayside', 'customer')).toEqual(before)
})

test('a policyholder sees the company’s accounts that name them as policyholder', async () => {
  const seen = () => named('Bayside Dental Group', 'customer')
  const before = await seen()
  const draft = draftOf('Bayside Dental Group')
  const theirs = { ...draft, contact: { ...draft.contact, email: 'Customer@demo.test' } }
  await save(platform, theirs, 'embedUser')
  expect(await seen()).toEqual(before)
  const other = await save(platform, theirs, 'wholesale')
  expect(await seen()).toEqual(expect.arrayContaining([...before, [other.accountId, 'interested']]))
  const { accountId } = other
  expect(await platform.request(getRisk, { params: { accountId } }, 'customer')).toMatchObject({
    companyName: 'Bayside Dental Group',
  })
})
