import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import {
  createAccount,
  createMsspAccount,
  updateAccount,
} from '#core/insurance/accounts/form-endpoints.ts'
import type { MsspAccount, NewAccount } from '#core/insurance/accounts/new-account.ts'
import { getRegisterCompany } from '#core/insurance/register/endpoints.ts'
import { organisationIds, teamIds } from '../../kernel/seed/ids.ts'
import { seededCompanies } from '../register/seed/companies.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { register as registerIn } from '../register/register.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const inTexas = { state: 'TX', city: 'Austin', zipCode: '78701', teamId: teamIds.galveston }
const forGulf = { state: 'TX', agencyId: organisationIds.wholesale }
const create = (body: NewAccount, as: As = 'agent') => platform.request(createAccount, { body }, as)
const add = (body: MsspAccount) => platform.request(createMsspAccount, { body }, 'mssp')
const readCompany = (id: string) =>
  platform.request(getRegisterCompany, { params: { id } }, 'agent')

/** The register's data about a company. */
const known = {
  naicsCode: '314910',
  revenue: 90_000_000,
  noOfEmployeesAll: 12,
  yearEstablished: 1998,
  ownershipType: 'Private',
  entityType: 'LLC',
}
const register = (company: Parameters<typeof registerIn>[1]) =>
  registerIn(platform, { ...known, ...company })

test('a registered company adds nothing to an account with another name or region', async () => {
  await register({ id: 'register-awning', name: 'Amber Awning' })
  const body = { ...inTexas, registerId: 'register-awning' }
  const other = await create({ ...body, name: 'Bronze Awning', domainName: 'bronze.example' })
  expect(other).toMatchObject({ naicsCode: '', revenue: 0, fromRegister: [] })
  const own = await create({ ...body, name: 'AMBER  awning', domainName: 'amber.example' })
  expect(own).toMatchObject({ naicsCode: '314910' })
  expect(own.fromRegister).toContain('revenue')
  const { id: registerId = '', name = '' } = seededCompanies('UK', 1)[0] ?? {}
  expect((await readCompany(registerId)).name).toBe(name)
  const otherRegion = await create({ ...inTexas, name, registerId })
  expect(otherRegion).toMatchObject({ naicsCode: '', revenue: 0, fromRegister: [] })
})

test('a domain that the register has in upper case is still marked as from the register', async () => {
  const id = 'register-capital'
  const domains = ['Capital-Group.EXAMPLE']
  await register({ id, name: 'Capital Canopies', domainName: 'Capital.EXAMPLE', domains })
  const { name, domainName } = await readCompany(id)
  const account = await create({ ...inTexas, name, domainName, registerId: id })
  const marked = expect.arrayContaining(['domainName', 'domains'])
  expect(account).toMatchObject({ domainName: 'capital.example', fromRegister: marked })
  const form = {
    ...detailsFormOf(account),
    address1: '12 Main Street',
    phoneNumber: '(512) 555-0143',
  }
  const saved = await platform.request(
    updateAccount,
    { body: { ...detailsOf(form), accountId: account.id } },
    'agent',
  )
  expect(saved).toMatchObject({ fromRegister: marked })
})

describe('an account that a managed security provider adds from the register', () => {
  test('gets the company’s domain and is found by it', async () => {
    await register({ id: 'register-mast', name: 'Mizzen Masts', domainName: 'mizzen.example' })
    const created = await add({ ...forGulf, name: 'Mizzen Masts', cbid: 'register-mast' })
    expect(created).toMatchObject({ domainName: 'mizzen.example' })
    expect(created.fromRegister).toContain('domainName')
    await register({ id: 'register-sail', name: 'Mizzen Sails', domainName: 'MIZZEN.example' })
    const sails = { ...forGulf, name: 'Mizzen Sails', cbid: 'register-sail' }
    // the form has no domain field
    await expect(add(sails)).rejects.toMatchObject({
      status: 409,
      code: 'accountExists',
      errors: [
        { field: 'name', detail: 'You already have an account with this domain: Mizzen Masts.' },
      ],
    })
  })

  test('is rejected without details if the domain belongs to an account that the provider cannot see', async () => {
    const domainName = 'hulls.example'
    await create({ name: 'Hidden Hulls', state: 'TX', domainName }, 'wholesale')
    await register({ id: 'register-hull', name: 'Open Hulls', domainName })
    await expect(
      add({ ...forGulf, name: 'Open Hulls', cbid: 'register-hull' }),
    ).rejects.toMatchObject({ status: 409, code: 'accountTaken' })
  })

  test('gets no domain if the register has one of a mail service', async () => {
    await register({ id: 'register-keel', name: 'Mailed Keels', domainName: 'gmail.com' })
    const created = await add({ ...forGulf, name: 'Mailed Keels', cbid: 'register-keel' })
    expect(created.domainName).toBeUndefined()
  })
})
