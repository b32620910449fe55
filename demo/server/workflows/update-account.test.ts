import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountUpdate } from '#core/insurance/accounts/details.ts'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { checkAccountUpdate, updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { approveQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { releaseQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { retryQuote } from '#core/insurance/quotes/price/endpoints.ts'
import { rescindBinder } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { testPlatform, type As, type TestPlatform } from '../testing/platform.ts'
import { draftOf, requested, save } from '../insurance/quotes/draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
// past the limit of saves
beforeEach(() => platform.advanceTime(60_000))
afterAll(() => platform.close())

const read = (id: string, as: As = 'agent'): Promise<Account> =>
  platform.request(getAccount, { params: { id } }, as)

/** An agency has only one account per domain. */
const domainOf = ({ name }: Account): string => `${name.replaceAll(' ', '-')}.example`

/** Complete details of a quoted company, with its rated fields unchanged. */
const detailsOf = (account: Account, more: Partial<AccountUpdate> = {}): AccountUpdate => ({
  accountId: account.id,
  name: account.name,
  naicsCode: account.naicsCode,
  primaryNaicsPercentage: 80,
  secondNaicsCode: '541511',
  revenue: account.revenue,
  nonUsRevenue: null,
  noOfEmployeesAll: 24,
  yearEstablished: account.yearEstablished ?? null,
  ownershipType: 'Private',
  entityType: 'LLC',
  phoneNumber: '(512) 555-0143',
  address1: '12 Main Street',
  city: 'St. Louis',
  state: 'TX',
  zipCode: '78701',
  isFranchise: false,
  domainName: domainOf(account),
  domains: [],
  numberOfPersonalRecords: 1200,
  percentInternationalSales: 5,
  isSameAddress: false,
  mailingAddress: { address1: '1 Post Street', city: 'Austin', state: 'TX', zipCode: '78702' },
  ...more,
})

const quoted = async (name: string) => {
  const quote = await save(platform, draftOf(name))
  return { quote, account: await read(quote.accountId) }
}
const update = (body: AccountUpdate, as: As = 'agent', seen?: string) =>
  platform.request(
    updateAccount,
    { body },
    as,
    seen === undefined ? {} : { headers: { 'If-Match': `"${seen}"` } },
  )
const statusOf = async (id: string) =>
  (await platform.request(getQuoteById, { params: { id } }, 'agent')).status

describe('details of an account', () => {
  test('are logged with each changed field', async () => {
    const { account } = await quoted('Logged Details Dental')
    await update(detailsOf(account))
    platform.advanceTime(1_000)
    await update(detailsOf(account, { city: 'Waco', noOfEmployeesAll: 30 }))
    const { content } = await platform.request(
      searchActivity,
      { query: {}, body: { accountId: account.id, acts: ['changed'] } },
      'agent',
    )
    expect(content[0]?.changes).toEqual([
      { field: 'noOfEmployeesAll', before: '24', after: '30' },
      { field: 'city', before: 'St. Louis', after: 'Waco' },
    ])
  })

  test('are rejected and change nothing if they would make it a second account of a company', async () => {
    const first = await quoted('First Of Two Dental')
    await update(detailsOf(first.account))
    const { account } = await quoted('Second Of Two Dental')
    await update(detailsOf(account))
    for (const [field, more] of [
      ['name', { name: ' first of two  DENTAL' }],
      ['domainName', { domainName: domainOf(first.account) }],
    ] as const) {
      const refused = { status: 409, code: 'accountExists', errors: [{ field }] }
      await expect(update(detailsOf(account, more))).rejects.toMatchObject(refused)
      const check = { body: detailsOf(account, more) }
      await expect(platform.request(checkAccountUpdate, check, 'agent')).rejects.toMatchObject(
        refused,
      )
    }
    expect(await read(account.id)).toMatchObject({ name: 'Second Of Two Dental' })
    await update(detailsOf(account, { domainName: '', city: 'Waco' }))
  })

  test('remove the verification when saved, and keep quotes that they did not price', async () => {
    const { quote, account } = await quoted('Details Dental')
    await platform.request(verifyAccount, { body: { accountId: account.id } }, 'agent')
    const body = detailsOf(account, { ein: '123456789' })
    const effect = await platform.request(checkAccountUpdate, { body }, 'agent')
    expect(effect).toEqual({ WillInvalidateQuotes: false, WillReferQuotes: false })
    expect(await update(body)).toMatchObject({
      entityType: 'LLC',
      ein: '12-3456789',
      secondNaicsCode: '541511',
      domainName: 'details-dental.example',
      isSameAddress: false,
      mailingAddress: { city: 'Austin' },
      isVerifiedByAgent: false,
    })
    expect(await statusOf(quote.id)).toBe('READY')
  })

  test('invalidate a quote that was priced by them, as the check announced', async () => {
    const { quote, account } = await quoted('Rated Dental')
    const body = detailsOf(account, { revenue: toMinor(13_000_000), domainName: '' })
    const effect = await platform.request(checkAccountUpdate, { body }, 'agent')
    expect(effect.WillInvalidateQuotes).toBe(true)
    expect(await statusOf(quote.id)).toBe('READY')
    await update(body)
    expect(await statusOf(quote.id)).toBe('INVALID')
  })

  test('refer a ready quote if underwriters assess them, and it stays referred when priced again', async () => {
    const { quote, account } = await quoted('Weighed Dental')
    const known = await update(detailsOf(account))
    expect(await statusOf(quote.id)).toBe('READY')
    const body = detailsOf(known, { percentInternationalSales: 40 })
    const effect = await platform.request(checkAccountUpdate, { body }, 'agent')
    expect(effect).toEqual({ WillInvalidateQuotes: false, WillReferQuotes: true })
    await update(body)
    const read = () => platform.request(getQuoteById, { params: { id: quote.id } }, 'agent')
    expect((await read()).referralReasons).toEqual([{ code: 'DETAILS_CHANGED', params: {} }])
    const { product, initialRequestData } = await read()
    const changed = await platform.request(
      updateQuote,
      { params: { product, quoteId: quote.id }, body: { initialRequestData } },
      'agent',
    )
    expect(changed.status).toBe('REFERRED')
    await platform.request(releaseQuote, { params: { product, quoteId: quote.id } }, 'underwriter')
    expect(await statusOf(quote.id)).toBe('READY')
  })

  test('reject a decision on the earlier version if underwriters assess them', async () => {
    const quote = await requested(platform, 'Weighed Meanwhile Dental')
    const known = await update(detailsOf(await read(quote.accountId)))
    const seen = await platform.request(getQuoteById, { params: { id: quote.id } }, 'underwriter')
    expect(seen.status).toBe('REQUESTED')
    platform.advanceTime(1_000)
    await update(detailsOf(known, { numberOfPersonalRecords: 9_000_000 }))
    const approve = ({ modified }: { readonly modified: string }) =>
      platform.request(
        approveQuote,
        { params: { product: quote.product, quoteId: quote.id } },
        'underwriter',
        { headers: { 'If-Match': `"${modified}"` } },
      )
    await expect(approve(seen)).rejects.toMatchObject({ status: 409, code: 'quoteChanged' })
    const now = await platform.request(getQuoteById, { params: { id: quote.id } }, 'underwriter')
    expect((await approve(now)).status).toBe('BOUND')
    // nor by retrying a binder
    platform.advanceTime(1_000)
    const bound = await read(quote.accountId)
    await update(detailsOf(bound, { numberOfPersonalRecords: 9_500_000 }))
    const target = { params: { product: quote.product, quoteId: quote.id } }
    await platform.request(rescindBinder, target, 'underwriter')
    const again = await platform.request(retryQuote, target, 'agent')
    expect([again.status, again.referralReasons.map(({ code }) => code)]).toEqual([
      'REFERRED',
      ['DETAILS_CHANGED'],
    ])
  })

  test('reprice the quote that they are saved from and invalidate the others', async () => {
    const { quote, account } = await quoted('Patched Dental')
    const other = await save(platform, draftOf('Patched Dental'))
    const body = detailsOf(account, { revenue: toMinor(13_000_000), quoteId: quote.id })
    await update(body)
    const patched = await platform.request(getQuoteById, { params: { id: quote.id } }, 'agent')
    expect(patched).toMatchObject({
      status: 'READY',
      initialRequestData: { account: { revenue: toMinor(13_000_000) } },
    })
    expect(Date.parse(patched.lastPatched)).toBeGreaterThan(Date.parse(quote.lastPatched))
    expect(patched.premium).not.toBe(quote.premium)
    expect(await statusOf(other.id)).toBe('INVALID')
    const stale = detailsOf(await read(account.id), { quoteId: other.id })
    await expect(update(stale)).rejects.toMatchObject({ code: 'quoteStatusForbids' })
    const foreign = await quoted('Foreign Quote Dental')
    await expect(
      update(detailsOf(await read(account.id), { quoteId: foreign.quote.id })),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('are required in the longer form, checked, and cleared with the answers that they depend on', async () => {
    const { account } = await quoted('Pro Dental')
    const pro = {
      product: 'P100_PRO',
      nonUsRevenue: toMinor(1_000),
      totalRevenue: account.revenue + toMinor(1_000),
      isFranchise: true,
      franchiseSystemConnectivity: true,
      collectingPersonalInformation: true,
      numberOfPersonalRecords: 250_000,
      changeInScope: true,
      changeInScopeDetail: 'A merger in May',
    } as const
    const saved = await update(detailsOf(account, pro))
    expect({ ...saved, product: pro.product }).toMatchObject(pro)
    await expect(
      update(
        detailsOf(account, { ...pro, numberOfPersonalRecords: 249_999, changeInScopeDetail: ' ' }),
      ),
    ).rejects.toMatchObject({
      errors: [{ field: 'numberOfPersonalRecords' }, { field: 'changeInScopeDetail' }],
    })
    const no = { isFranchise: false, collectingPersonalInformation: false, changeInScope: false }
    const cleared = await update(detailsOf(saved, { ...pro, ...no }))
    expect(cleared.franchiseSystemConnectivity).toBeUndefined()
    expect(cleared.numberOfPersonalRecords).toBeUndefined()
    expect(cleared.changeInScopeDetail).toBeUndefined()
    // the common form keeps fields that it does not ask for
    expect((await update(detailsOf(cleared))).totalRevenue).toBe(pro.totalRevenue)
  })

  test('are saved once for two simultaneous saves of one version', async () => {
    const { account } = await quoted('Racing Dental')
    const saves = await Promise.allSettled(
      [31, 32].map((noOfEmployeesAll) =>
        update(detailsOf(account, { noOfEmployeesAll }), 'agent', account.modified),
      ),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('are not overwritten if somebody else changed them meanwhile', async () => {
    const { account } = await quoted('Stale Dental')
    const changed = await update(
      detailsOf(account, { domainName: '', noOfEmployeesAll: 30 }),
      'agency',
      account.modified,
    )
    await expect(
      update(
        detailsOf(account, { domainName: '', noOfEmployeesAll: 40 }),
        'agent',
        account.modified,
      ),
    ).rejects.toMatchObject({ status: 409, code: 'accountChanged' })
    expect((await read(account.id)).noOfEmployeesAll).toBe(30)
    const saved = await update(
      detailsOf(account, { domainName: '', noOfEmployeesAll: 40 }),
      'agent',
      changed.modified,
    )
    expect(saved.noOfEmployeesAll).toBe(40)
  })

  test.each([
    ['name', { name: '123' }, 'Include at least one letter'],
    ['city', { city: 'Austin 7' }, 'Invalid City'],
    ['zipCode', { zipCode: '00000' }, 'Invalid ZIP Code'],
    [
      'secondNaicsCode',
      { primaryNaicsPercentage: 100 },
      'Secondary Industry Code is not allowed when NiacsCode is 100%',
    ],
    ['primaryNaicsPercentage', { primaryNaicsPercentage: 50 }, undefined],
    ['revenue', { revenue: toMinor(1_000_000_000_001) }, undefined],
    ['yearEstablished', { yearEstablished: 1499 }, undefined],
    ['ownershipType', { ownershipType: '' }, undefined],
    ['ownershipType', { ownershipType: 'Cooperative' }, 'Choose the ownership type'],
    ['entityType', { entityType: 'X'.repeat(100) }, undefined],
    [
      'mailingAddress.city',
      { mailingAddress: { address1: '1 Post Street' } },
      'Mailing city is required',
    ],
    ['domainName', { domainName: 'gmail.com' }, 'Invalid Domain! Try a different domain name.'],
    ['naicsCode', { naicsCode: '99' }, undefined],
    ['naicsCode', { naicsCode: '9' }, 'Industry Code must be atleast 2 digits'],
    ['naicsCode', { naicsCode: '1000000' }, 'Industry Code must be less than 6 digits'],
    ['noOfEmployeesAll', { noOfEmployeesAll: 5_000_000_000 }, undefined],
    ['state', { state: 'ZZ' }, undefined],
  ] as const)('are rejected at %s', async (field, wrong, detail) => {
    const { account } = await quoted('Wrong Dental')
    await expect(update(detailsOf(account, wrong))).rejects.toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        expect.objectContaining({ field, ...(detail !== undefined && { detail }) }),
      ]) as unknown,
    })
  })

  test('can be changed by viewers of the account who may change it', async () => {
    const { account } = await quoted('Whose Details')
    await expect(update(detailsOf(account), 'wholesale')).rejects.toMatchObject({ status: 404 })
    await expect(update(detailsOf(account), 'claims')).rejects.toMatchObject({ status: 403 })
    expect((await update(detailsOf(account, { domainName: '' }), 'underwriter')).id).toBe(
      account.id,
    )
  })
})
