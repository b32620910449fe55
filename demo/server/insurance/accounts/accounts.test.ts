import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#core/insurance/accounts/endpoints.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import { createAccount, updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import type { Verification } from '#core/insurance/accounts/model.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { accountIds, organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('a saved quote creates the account with the company’s data', async () => {
  const draft = draftOf('Fresh Dental')
  const quote = await save(
    platform,
    { ...draft, account: { city: 'Austin', zipCode: '78701', noOfEmployeesAll: 12 } },
    'embedUser',
  )
  const account = await platform.request(
    calls.getAccount,
    { params: { id: quote.accountId } },
    'agent',
  )
  expect(account).toMatchObject({
    name: 'Fresh Dental',
    agencyId: organisationIds.harbor,
    state: 'TX',
    city: 'Austin',
    zipCode: '78701',
    noOfEmployeesAll: 12,
    naicsCode: '621210',
    naicsDescription: 'Offices of Dentists',
    revenue: draft.initialRequestData.account.revenue,
    currency: 'USD',
    status: 'Quoted',
    isVerifiedByAgent: false,
    verifiedDate: null,
    policyContactEmail: 'rosa@lonestar.example',
  })
  expect(account.profileScore).toBeGreaterThanOrEqual(4)
})

describe('verifying', () => {
  test('completes fields that do not affect the price and rejects others', async () => {
    const { accountId } = await save(platform, draftOf('Verify Dental'))
    const differing = platform.request(
      calls.verifyAccount,
      { body: { accountId, revenue: 5, naicsCode: '621210' } },
      'agent',
    )
    await expect(differing).rejects.toMatchObject({
      status: 409,
      code: 'accountFactsDiffer',
      errors: [{ field: 'revenue' }],
    })
    const verified = await platform.request(
      calls.verifyAccount,
      { body: { accountId, ownershipType: 'Private', isFranchise: false } },
      'agent',
    )
    expect(verified).toMatchObject({
      isVerifiedByAgent: true,
      ownershipType: 'Private',
      isFranchise: false,
    })
  })

  const addressed = async (name: string) => {
    const known = { address1: '12 Main Street', city: 'Austin', zipCode: '78701' }
    const account = { ...known, phoneNumber: '(512) 555-0143' }
    const { accountId } = await save(platform, { ...draftOf(name), account })
    return platform.request(calls.getAccount, { params: { id: accountId } }, 'agent')
  }
  const verify = (body: Verification, seen?: string) =>
    platform.request(
      calls.verifyAccount,
      { body },
      'agent',
      seen === undefined ? {} : { headers: { 'If-Match': `"${seen}"` } },
    )

  test('does not overwrite what somebody else has changed since', async () => {
    const read = await addressed('Newer Phone Dental')
    platform.advanceTime(60_000)
    const newer = await platform.request(
      updateAccount,
      {
        body: {
          ...detailsOf(detailsFormOf(read)),
          accountId: read.id,
          noOfEmployeesAll: 24,
          ownershipType: 'Private',
          entityType: 'LLC',
          phoneNumber: '(512) 555-0199',
        },
      },
      'agency',
    )
    const { id: accountId, phoneNumber, address1, ownershipType } = read
    const asRead = { accountId, phoneNumber, address1, ownershipType }
    await expect(verify(asRead)).rejects.toMatchObject({
      status: 409,
      code: 'accountFactsDiffer',
      errors: [{ field: 'phoneNumber' }],
    })
    // nor does it attest a value that was absent when the account was read
    const older = verify({ accountId, phoneNumber: newer.phoneNumber, address1 }, read.modified)
    await expect(older).rejects.toMatchObject({ status: 409, code: 'accountFactsDiffer' })
    const unread = await platform.request(calls.getAccount, { params: { id: accountId } }, 'agent')
    expect(unread).toMatchObject({ phoneNumber: '+15125550199', isVerifiedByAgent: false })
    const same = { accountId, phoneNumber: newer.phoneNumber, address1 }
    expect((await verify(same, newer.modified)).isVerifiedByAgent).toBe(true)
    // the same call with the earlier version, as after a lost response
    expect((await verify(same)).isVerifiedByAgent).toBe(true)
  })

  test('completes nothing on a verified account and reports it', async () => {
    const { id: accountId } = await addressed('Verified Dental')
    await verify({ accountId })
    await expect(verify({ accountId, hostname: 'www.verified.example' })).rejects.toMatchObject({
      status: 409,
      code: 'accountFactsDiffer',
      errors: [{ field: 'hostname' }],
    })
  })

  test.each<[string, Partial<Verification>]>([
    ['noOfEmployeesAll', { noOfEmployeesAll: -5 }],
    ['domainName', { domainName: 'gmail.com' }],
    ['domains', { domains: ['gmail.com'] }],
    ['zipCode', { zipCode: 'Atlantis' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['entityType', { entityType: 'Cooperative' }],
    ['city', { city: 'Austin 7' }],
  ])('checks %s like the details form', async (field, facts) => {
    const { accountId } = await save(platform, draftOf(`Wrong ${field} Dental`))
    await expect(verify({ accountId, ...facts })).rejects.toMatchObject({
      status: 400,
      errors: [{ field }],
    })
    const read = await platform.request(calls.getAccount, { params: { id: accountId } }, 'agent')
    expect(read.isVerifiedByAgent).toBe(false)
  })

  test('checks an address against the register', async () => {
    const { id: accountId } = await platform.request(
      createAccount,
      { body: { name: 'Wrong Street Bakery', zipCode: 'LS1 4DY' } },
      'broker',
    )
    const facts = { address1: '1 Nowhere Road', city: 'Leeds' }
    await expect(
      platform.request(calls.verifyAccount, { body: { accountId, ...facts } }, 'broker'),
    ).rejects.toMatchObject({ status: 400, errors: [{ field: 'address1' }] })
  })

  test('logs the completed fields', async () => {
    const { id: accountId } = await addressed('Logged Verify Dental')
    platform.advanceTime(1_000)
    await verify({ accountId, ownershipType: 'Private', noOfEmployeesAll: 24 })
    const { content } = await platform.request(
      searchActivity,
      { query: {}, body: { accountId, acts: ['changed'] } },
      'agent',
    )
    expect(content[0]).toMatchObject({
      subject: 'account',
      changes: [
        { field: 'noOfEmployeesAll', before: null, after: '24' },
        { field: 'ownershipType', before: null, after: 'Private' },
        { field: 'verified', before: null, after: 'true' },
      ],
    })
  })

  test('is allowed for the agency and underwriters', async () => {
    const { accountId } = await save(platform, draftOf('Whose Dental'), 'embedUser')
    const as = [
      ['embedUser', 403],
      ['claims', 403],
      ['customer', 403],
      ['broker', 404],
    ] as const
    for (const [who, status] of as) {
      await expect(
        platform.request(calls.verifyAccount, { body: { accountId } }, who),
      ).rejects.toMatchObject({ status })
    }
  })
})

test('lists accounts by dashboard view', async () => {
  const view = async (name: 'active_policy' | 'open_for_renewal' | 'not_quoted') =>
    (
      await platform.request(
        calls.searchAccounts,
        { query: { filter: { view: [name] }, size: 100 } },
        'admin',
      )
    ).content.map(({ name: company }) => company)
  expect(await view('active_policy')).toContain('Bayside Dental Group')
  expect(await view('open_for_renewal')).toContain('Cedar & Finch LLP')
  expect(await view('open_for_renewal')).not.toContain('Redbrick Brewing Company')
})

test('agencies see their own accounts, and an insured sees its agency', async () => {
  const read = (id: string, as: 'agent' | 'customer' | 'broker' | 'admin') =>
    platform.request(getAgency, { params: { id } }, as)
  expect(await read(organisationIds.harbor, 'agent')).toMatchObject({
    state: 'TX',
    isWholesale: false,
  })
  expect((await read(organisationIds.harbor, 'customer')).name).toBe('Harbor Insurance Agency')
  expect((await read(organisationIds.wholesale, 'admin')).isWholesale).toBe(true)
  await expect(read(organisationIds.harbor, 'broker')).rejects.toMatchObject({ status: 404 })
  await expect(read(accountIds.customer, 'admin')).rejects.toMatchObject({ status: 404 })
})
