import { afterAll, beforeAll, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, requested, save } from '../quotes/draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const log = (accountId: string) =>
  platform.request(searchActivity, { query: {}, body: { accountId } }, 'agent')

const read = (accountId: string) =>
  platform.request(getAccount, { params: { id: accountId } }, 'agent')

/** The log of an account without views, newest first, as parts with their changed fields. */
const changesOf = async (accountId: string) =>
  (await log(accountId)).content
    .filter(({ act }) => act !== 'seen')
    .map(({ act, subject, changes }) => [act, subject, changes.map(({ field }) => field)])

test('a company that a quote creates is logged as added, with later changes by its quotes', async () => {
  const draft = draftOf('Grown Dental')
  const { accountId } = await save(platform, draft)
  platform.advanceTime(1_000)
  const { initialRequestData } = draftOf('Grown Dental', { revenue: 13_000_000 })
  const contact = { ...draft.contact, lastName: 'Frost' }
  const account = { address1: '12 Main Street', city: 'Austin', zipCode: '78701' }
  await save(platform, { initialRequestData, contact, account })
  const logged = await changesOf(accountId)
  expect(logged).toHaveLength(3)
  expect(logged).toEqual(
    expect.arrayContaining([
      ['changed', 'contact', ['contactLastName']],
      ['changed', 'account', ['address1', 'city', 'revenue', 'zipCode']],
      ['created', 'account', []],
    ]),
  )
  const { content } = await log(accountId)
  expect(
    content.find(({ act, subject }) => act === 'changed' && subject === 'account'),
  ).toMatchObject({
    userName: content.at(-1)?.userName,
    changes: expect.arrayContaining([
      {
        field: 'revenue',
        before: String(toMinor(12_000_000)),
        after: String(toMinor(13_000_000)),
      },
    ]) as unknown,
  })
})

test('a company is logged with the changes that an edited quote writes', async () => {
  const quote = await save(platform, draftOf('Renamed Dental'))
  platform.advanceTime(1_000)
  const { product, id: quoteId, initialRequestData, accountId } = quote
  const renamed = { ...initialRequestData.account, name: 'Renamed Dental Group' }
  const body = { initialRequestData: { ...initialRequestData, account: renamed } }
  await platform.request(updateQuote, { params: { product, quoteId }, body }, 'agency')
  expect(
    (await log(accountId)).content.find(
      ({ subject, act }) => subject === 'account' && act === 'changed',
    ),
  ).toMatchObject({
    changes: [{ field: 'name', before: 'Renamed Dental', after: 'Renamed Dental Group' }],
  })
})

test('a company is logged with the address that a request to bind writes', async () => {
  const { accountId } = await requested(platform, 'Bound Address Dental')
  expect(await changesOf(accountId)).toEqual(
    expect.arrayContaining([['changed', 'account', ['address1', 'city', 'zipCode']]]),
  )
  // the contact is the quote’s
  expect((await changesOf(accountId)).some(([, subject]) => subject === 'contact')).toBe(false)
})

test('a company keeps data that its region’s quotes do not ask for', async () => {
  const { accountId } = await save(platform, draftOf('Abroad Dental'))
  const account = await read(accountId)
  const details = {
    ...detailsOf(detailsFormOf(account), 'pro'),
    accountId,
    product: 'P100_PRO' as const,
    noOfEmployeesAll: 24,
    ownershipType: 'Private',
    entityType: 'LLC',
    phoneNumber: '(512) 555-0143',
    address1: '12 Main Street',
    city: 'Austin',
    zipCode: '78701',
    nonUsRevenue: toMinor(1_000),
    totalRevenue: account.revenue + toMinor(1_000),
    collectingPersonalInformation: false,
    changeInScope: false,
  }
  await platform.request(updateAccount, { body: details }, 'agent')
  await save(platform, draftOf('Abroad Dental'))
  expect((await read(accountId)).nonUsRevenue).toBe(toMinor(1_000))
})
