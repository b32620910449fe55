import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#core/insurance/accounts/endpoints.ts'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { accountIds, organisationIds } from '../../seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('a saved quote makes the account with the company’s data', async () => {
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
  test('completes facts without effect on the price and rejects others', async () => {
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

  test('is permitted to the agency and the underwriters', async () => {
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

test('views of the dashboard', async () => {
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

test('agencies see their own, and an insured sees its agency', async () => {
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
