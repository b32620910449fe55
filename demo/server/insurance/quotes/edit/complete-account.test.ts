import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attestNoDomain,
  createAccount,
  reloadAccount,
  updateAccount,
} from '#core/insurance/accounts/form-endpoints.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { teamIds } from '../../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { register as registerIn } from '../../register/register.fixture.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const create = (name: string, more: object = {}) =>
  platform.request(
    createAccount,
    { body: { name, state: 'TX', zipCode: '78701', teamId: teamIds.galveston, ...more } },
    'agent',
  )
const read = (id: string) => platform.request(getAccount, { params: { id } }, 'agent')
const attest = (accountId: string) =>
  platform.request(attestNoDomain, { params: { accountId } }, 'agent')
const reload = (accountId: string) =>
  platform.request(reloadAccount, { params: { accountId } }, 'agent')

const register = (company: Parameters<typeof registerIn>[1]) => registerIn(platform, company)

test('a reload adds missing data from the register and keeps known data', async () => {
  const { content } = await platform.request(
    suggestCompanies,
    { query: { search: 'dental' } },
    'agent',
  )
  const found = content.find(({ source, state }) => source === 'register' && state !== undefined)
  if (found === undefined) throw new Error('No registered company')
  const { id } = await create(found.name.toUpperCase().replaceAll(/[,.]/g, ''), {
    state: found.state,
    zipCode: found.zipCode,
    phoneNumber: '(512) 555-0144',
  })
  const reloaded = await reload(id)
  expect(reloaded.naicsCode).not.toBe('')
  expect(reloaded.phoneNumber).toBe('+15125550144')
  const { id: unknown } = await create('Nowhere Known Nets')
  await expect(reload(unknown)).rejects.toMatchObject({ status: 409, code: 'notInRegister' })
})

test('a reload adds a complete address if the account has none', async () => {
  await register({ id: 'register-bellows', name: 'Bordered Bellows' })
  const none = await create('Bordered Bellows', { zipCode: undefined })
  expect(await reload(none.id)).toMatchObject({
    address1: '1 Forge Row',
    city: 'Austin',
    zipCode: '78701',
  })
  await register({ id: 'register-barrels', name: 'Bordered Barrels' })
  const typed = await create('Bordered Barrels', { city: 'Dallas', zipCode: undefined })
  const reloaded = await reload(typed.id)
  expect(reloaded).toMatchObject({ city: 'Dallas' })
  expect(reloaded).not.toHaveProperty('address1')
  expect(reloaded).not.toHaveProperty('zipCode')
  // a postcode that identifies the company does not count as an address
  const leeds = { region: 'UK', state: null, city: 'Leeds', zipCode: 'LS1 4DY' } as const
  await register({ id: 'register-buttons', name: 'Bordered Buttons', ...leeds })
  const body = { name: 'Bordered Buttons', zipCode: 'LS1 4DY' }
  const { id: accountId } = await platform.request(createAccount, { body }, 'broker')
  expect(await platform.request(reloadAccount, { params: { accountId } }, 'broker')).toMatchObject({
    address1: '1 Forge Row',
    city: 'Leeds',
  })
})

test('a no-domain attestation raises the score once', async () => {
  const { id, profileScore } = await create('Domainless Docks')
  expect((await attest(id)).profileScore).toBe(profileScore + 1)
  expect((await attest(id)).profileScore).toBe(profileScore + 1)
  const { id: domained } = await create('Domained Docks', { domainName: 'domained.example' })
  await expect(attest(domained)).rejects.toMatchObject({ status: 409, code: 'domainKnown' })
})

describe('a no-domain attestation', () => {
  const attested = async (name: string) => attest((await create(name)).id)

  /** Saves complete details with a domain. */
  const saveDetails = (account: Account, domainName: string) => {
    const form = {
      ...detailsFormOf(account),
      naicsCode: '621210',
      primaryNaicsPercentage: '100',
      revenue: '1000000',
      noOfEmployeesAll: '12',
      yearEstablished: '1998',
      ownershipType: 'Private',
      entityType: 'LLC',
      phoneNumber: '(512) 555-0144',
      address1: '12 Main Street',
      city: 'Austin',
      domainName,
    }
    const body = { ...detailsOf(form), accountId: account.id }
    return platform.request(updateAccount, { body }, 'agent')
  }

  test('is cleared by a domain that is saved with the details, also after the domain is removed again', async () => {
    const before = await attested('Attested Awnings')
    expect(before.noDomainAttested).toBeDefined()
    const saved = await saveDetails(before, 'attested-awnings.example')
    const removed = await saveDetails(saved, '')
    expect(removed.noDomainAttested).toBeUndefined()
    expect(removed.profileScore).toBe(saved.profileScore - 1)
  })

  test('is cleared by a domain in a quote', async () => {
    const name = 'Attested Arches'
    const domainName = 'attested-arches.example'
    const { id } = await attested(name)
    await save(platform, { ...draftOf(name), accountId: id, account: { domainName } })
    const account = await read(id)
    expect(account).toMatchObject({ domainName })
    expect(account.noDomainAttested).toBeUndefined()
  })

  test('is cleared by a domain in the verification', async () => {
    const { id: accountId } = await attested('Attested Arbors')
    const body = { accountId, domainName: 'attested-arbors.example' }
    const verified = await platform.request(verifyAccount, { body }, 'agent')
    expect(verified.noDomainAttested).toBeUndefined()
  })

  test('is cleared by a domain from the register', async () => {
    const name = 'Attested Anvils'
    const { id } = await attested(name)
    await register({ id: 'register-anvils', name, domainName: 'anvils.example' })
    const reloaded = await reload(id)
    expect(reloaded).toMatchObject({ domainName: 'anvils.example' })
    expect(reloaded.noDomainAttested).toBeUndefined()
  })
})
