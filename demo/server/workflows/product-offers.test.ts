import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import * as calls from '#core/insurance/accounts/offer-endpoints.ts'
import {
  listEligibleProducts,
  quickQuotePremium,
} from '#core/insurance/accounts/eligibility-endpoints.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { syncLeads } from '#core/insurance/accounts/lead-endpoints.ts'
import { saveAccountTeams } from '#core/insurance/accounts/team-endpoints.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { getContacts } from '#core/insurance/contacts/endpoints.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import { accountIds, organisationIds, teamIds } from '../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'
import { registerCompanies } from '../insurance/register/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const of = (accountId: string) => ({ params: { accountId } })
const bayside = organisationIds.customer

const add = (name: string, more: object = {}) =>
  platform.request(
    createAccount,
    { body: { name, state: 'TX', teamId: teamIds.galveston, ...more } },
    'agency',
  )

describe('eligible products', () => {
  test('have no ineligibility reasons and a price when all required data is known', async () => {
    const { content } = await platform.request(listEligibleProducts, of(bayside), 'agent')
    expect(content.map(({ product }) => product)).toEqual(productsOf('US'))
    expect(content[0]).toMatchObject({ product: 'P100', isEligible: true, reasons: [] })
    const premiums = await platform.request(quickQuotePremium, of(bayside), 'agent')
    expect(premiums.currency).toBe('USD')
    expect(premiums.content[0]?.totalPremium).toBeGreaterThan(premiums.content[0]?.premium ?? 0)
  })

  test('cost the same as a quote with the default terms', async () => {
    const { content } = await platform.request(quickQuotePremium, of(bayside), 'agent')
    const account = await platform.request(getAccount, { params: { id: bayside } }, 'agent')
    const { name, naicsCode, revenue, yearEstablished, state } = account
    const quoted = await Promise.all(
      content.map(async ({ product }) => {
        const body = {
          product,
          accountId: bayside,
          account: {
            name,
            naicsCode,
            revenue,
            yearEstablished: yearEstablished ?? 0,
            ...(state && { state }),
          },
        }
        const { totalPremium } = await platform.request(calculatePrice, { body }, 'agent')
        return { product, totalPremium }
      }),
    )
    expect(content).toMatchObject(quoted)
  })

  test('list each missing field in words, and have no price', async () => {
    const { id } = await add('Lantern Bakery')
    const { content } = await platform.request(listEligibleProducts, of(id), 'agency')
    expect(content[0]?.isEligible).toBe(false)
    const reasons = content[0]?.reasons ?? []
    expect(reasons[0]?.detail).toBe('Account needs more information to enable Request Quote')
    expect(reasons.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['revenue', 'naicsCode', 'yearEstablished']),
    )
    const premiums = await platform.request(quickQuotePremium, of(id), 'agency')
    expect(premiums.content).toEqual([])
  })

  test('are hidden from other agencies', async () => {
    for (const call of [listEligibleProducts, quickQuotePremium]) {
      await expect(platform.request(call, of(bayside), 'broker')).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  test('can be read with an agency server’s session for the account, but not with an emailed code', async () => {
    const grant = { kind: 'account', id: bayside } as const
    const server = { grant, agencyId: organisationIds.harbor }
    const { content } = await platform.request(listEligibleProducts, of(bayside), server)
    expect(content[0]).toMatchObject({ product: 'P100', line: 'cyber', isEligible: true })
    const premiums = await platform.request(quickQuotePremium, of(bayside), server)
    expect(premiums.content.map(({ product }) => product)).toContain('P100')
    const { id: other } = await add('Somebody Else Dental')
    for (const call of [listEligibleProducts, quickQuotePremium]) {
      await expect(platform.request(call, of(other), server)).rejects.toMatchObject({ status: 404 })
      await expect(
        platform.request(call, of(bayside), { ...server, flow: 'OTHER' }),
      ).rejects.toMatchObject({ status: 403 })
    }
  })

  test('are listed by region, and by line of business', async () => {
    const query = { country: 'UK' } as const
    const products = await platform.request(calls.listProducts, { query }, 'broker')
    expect(products.content.map(({ id }) => id)).toEqual(productsOf('UK'))
    const lines = await platform.request(calls.listProductLines, { query }, 'broker')
    expect(lines.content.flatMap(({ products: own }) => own).toSorted()).toEqual(
      [...productsOf('UK')].toSorted(),
    )
  })
})

describe('the forms of an account', () => {
  test('are the common ones and those of its region’s products', async () => {
    const { content } = await platform.request(calls.listAccountForms, of(bayside), 'agent')
    expect(content).toEqual(
      expect.arrayContaining([
        { kind: 'details' },
        { kind: 'details', product: 'P100_PRO' },
        { kind: 'security' },
      ]),
    )
  })

  test('report the required fields for the account’s current state', async () => {
    const { id } = await add('Lantern Books')
    const read = async (product?: 'P100_PRO') =>
      new Map(
        (
          await platform.request(
            calls.listAccountFields,
            { ...of(id), query: product ? { product } : {} },
            'agency',
          )
        ).content.map((each) => [each.field, each]),
      )
    const common = await read()
    expect(common.get('ownershipType')).toMatchObject({ isRequired: true, isKnown: false })
    expect(common.get('state')).toMatchObject({ isRequired: true, isKnown: true })
    expect(common.get('ein')).toMatchObject({ isRequired: false })
    expect(common.has('changeInScope')).toBe(false)
    expect((await read('P100_PRO')).get('changeInScope')).toMatchObject({ isRequired: true })
  })
})

test('the longer form exists only for accounts in its region', async () => {
  const id = accountIds.albionClient
  const { content } = await platform.request(calls.listAccountForms, of(id), 'broker')
  expect(content).not.toContainEqual(expect.objectContaining({ product: 'P100_PRO' }))
  await expect(
    platform.request(
      calls.listAccountFields,
      { ...of(id), query: { product: 'P100_PRO' } },
      'broker',
    ),
  ).rejects.toMatchObject({ status: 400, errors: [{ field: 'product' }] })
})

describe('saving account teams', () => {
  const save = (accountId: string, ids: readonly string[], as: 'agency' | 'desk' = 'agency') =>
    platform.request(saveAccountTeams, { ...of(accountId), body: { teamIds: [...ids] } }, as)

  test('replaces the previous teams', async () => {
    const { id } = await add('Lantern Clinic')
    await save(id, [teamIds.healthcare, teamIds.galveston])
    const { teams } = await platform.request(getContacts, of(id), 'agency')
    expect(teams.map((team) => team.id).toSorted()).toEqual(
      [teamIds.galveston, teamIds.healthcare].toSorted(),
    )
    const { content } = await save(id, [teamIds.healthcare])
    expect(content.map((team) => team.id)).toEqual([teamIds.healthcare])
  })

  test.each([
    ['an empty list', []],
    ['a team of the provider', [teamIds.gulf]],
  ])('rejects %s', async (_, ids) => {
    const { id } = await add(`Lantern ${ids.length} Yard`)
    await expect(save(id, ids)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'teamIds' }],
    })
  })

  test('requires a member of teams to include their own', async () => {
    const { id } = await add('Lantern Ward')
    await save(id, [teamIds.healthcare])
    await expect(save(id, [teamIds.galveston], 'desk')).rejects.toMatchObject({ status: 400 })
    expect((await save(id, [teamIds.healthcare, teamIds.galveston], 'desk')).content).toHaveLength(
      2,
    )
  })
})

test('a sync of leads adds the register’s data to open accounts of the agency only', async () => {
  const { id } = await add('Lantern Register Works')
  const [company] = await platform.services.database
    .handle()
    .select()
    .from(registerCompanies)
    .limit(1)
  if (company === undefined) throw new Error('an empty register')
  await platform.services.database.handle().insert(registerCompanies).values({
    id: 'register-lantern',
    region: 'US',
    name: 'Lantern Register Works',
    nameKey: 'lantern register works',
    domains: [],
    address1: '1 Lantern Row',
    city: 'Galveston',
    state: 'TX',
    zipCode: '77550',
    noOfEmployeesAll: 77,
  })
  const { totalElements } = await platform.request(
    searchAccounts,
    { query: { size: 1, filter: { status: ['Open'] } } },
    'agency',
  )
  const synced = await platform.request(syncLeads, { body: {} }, 'agency')
  expect(synced.checked).toBe(totalElements)
  expect(synced.updated).toBeGreaterThan(0)
  const { noOfEmployeesAll } = await platform.request(getAccount, { params: { id } }, 'agency')
  expect(noOfEmployeesAll).toBe(77)
  const again = await platform.request(syncLeads, { body: {} }, 'agency')
  expect(again).toEqual({ checked: totalElements, updated: 0 })
})
