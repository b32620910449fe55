import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import {
  createAccount,
  createMsspAccount,
  listAgencyTeams,
  updateAccount,
} from '#core/insurance/accounts/form-endpoints.ts'
import { getContacts } from '#core/insurance/contacts/endpoints.ts'
import type { MsspAccount, NewAccount } from '#core/insurance/accounts/new-account.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { without } from '../../kernel/lists/without.ts'
import { organisationIds, teamIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const bakery: NewAccount = {
  name: 'Bluebonnet Bakery',
  state: 'TX',
  city: 'St. Louis',
  zipCode: '78701',
  domainName: 'bluebonnet.example',
  teamId: teamIds.galveston,
}
/** Fields that the register may lack. */
const place = { address1: '12 Main Street', phoneNumber: '(512) 555-0143' }
const create = (body: NewAccount, as: As = 'agent') => platform.request(createAccount, { body }, as)

describe('a new account', () => {
  test('is open, in its team, and owns its company', async () => {
    const account = await create(bakery)
    expect(account).toMatchObject({
      name: 'Bluebonnet Bakery',
      status: 'Open',
      relation: 'owner',
      agencyId: organisationIds.harbor,
      isVerifiedByAgent: false,
    })
    const seen = (as: As) => platform.request(getAccount, { params: { id: account.id } }, as)
    await expect(seen('wholesale')).rejects.toMatchObject({ status: 404 })
    const ofTeam = (team: string) =>
      platform.request(
        searchAccounts,
        { query: { filter: { team: [team] }, search: 'Bluebonnet' } },
        'agency',
      )
    expect((await ofTeam(teamIds.galveston)).totalElements).toBe(1)
    expect((await ofTeam(teamIds.healthcare)).totalElements).toBe(0)
  })

  test('is rejected if the agency has the company, by name and place or by domain', async () => {
    await create({ ...bakery, name: 'Twice Bakery', domainName: 'twice.example' })
    await expect(
      create({ ...bakery, name: ' twice  BAKERY', domainName: 'other.example' }),
    ).rejects.toMatchObject({ status: 409, code: 'accountExists', errors: [{ field: 'name' }] })
    await expect(
      create({ ...bakery, name: 'Another Bakery', domainName: 'TWICE.example' }),
    ).rejects.toMatchObject({ status: 409, errors: [{ field: 'domainName' }] })
    expect(
      (await create({ ...bakery, name: 'Twice Bakery', domainName: '', state: 'OK' })).id,
    ).not.toBe('')
  })

  test('is rejected without a name if its company has an account of another team', async () => {
    await create({ ...bakery, name: 'Hidden Bakery', domainName: 'hidden.example' })
    const ofDesk = { ...bakery, teamId: teamIds.healthcare }
    for (const company of [
      { name: 'Hidden Bakery', domainName: '' },
      { name: 'Seen Bakery', domainName: 'hidden.example' },
    ]) {
      const error = await create({ ...ofDesk, ...company }, 'desk').catch(
        (caught: unknown) => caught,
      )
      expect(error).toMatchObject({ status: 409, code: 'accountTaken' })
      expect(JSON.stringify(error)).not.toContain('Hidden')
    }
  })

  test('is separate from another agency’s account of the company and reveals nothing about it', async () => {
    const other = without(bakery, 'teamId')
    await create({ ...bakery, name: 'Quiet Bakery', domainName: 'quiet.example' })
    const mine = await create(
      { ...other, name: 'Quiet Bakery', domainName: 'quiet.example' },
      'wholesale',
    )
    expect(mine).toMatchObject({ relation: 'interested', agencyId: organisationIds.wholesale })
  })

  test('takes the data of a registered company', async () => {
    const { content } = await platform.request(
      suggestCompanies,
      { query: { search: 'dental' } },
      'agent',
    )
    const found = content.find(({ source }) => source === 'register')
    if (found === undefined) throw new Error('No registered company')
    const { id, name, state, zipCode, city } = found
    const account = await create({
      name,
      state,
      zipCode,
      city,
      registerId: id,
      teamId: teamIds.galveston,
    })
    expect(account.naicsCode).not.toBe('')
    expect(account.profileScore).toBeGreaterThanOrEqual(4)
    expect(account.fromRegister).toEqual(
      expect.arrayContaining(['name', 'state', 'naicsCode', 'revenue']),
    )
    const typed = { ...detailsFormOf(account), ...place, revenue: '987654' }
    const saved = await platform.request(
      updateAccount,
      { body: { ...detailsOf(typed), accountId: account.id } },
      'agent',
    )
    const unchanged = account.fromRegister.filter((fact) => fact !== 'revenue')
    expect(saved.fromRegister).toEqual(unchanged)
  })

  test('reports every invalid field with the form’s text', async () => {
    await expect(
      create({
        name: '123',
        city: 'Austin 7',
        zipCode: '00000',
        phoneNumber: '12',
        domainName: 'gmail.com',
      }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [
        { field: 'name', detail: 'Include at least one letter' },
        { field: 'state' },
        { field: 'zipCode', detail: 'Invalid ZIP Code' },
        { field: 'city', detail: 'Invalid City' },
        { field: 'phoneNumber' },
        { field: 'domainName', detail: 'Invalid Domain! Try a different domain name.' },
        { field: 'teamId', detail: 'Please select a Team' },
      ],
    })
  })

  test('has an address that the region’s register confirms, unless staff override it', async () => {
    const good = { address1: '12 Wellington Street', city: 'Leeds', zipCode: 'LS1 4DY' }
    const named = (name: string, more: Partial<NewAccount>) => ({ ...good, name, ...more })
    const wrong = named('Atlantis Bakery', { address1: '1 Nowhere Road', city: 'Atlantis' })
    await expect(create(wrong, 'broker')).rejects.toMatchObject({
      status: 400,
      errors: [
        {
          field: 'address1',
          detail: expect.stringContaining('Unable to verify address') as string,
        },
        { field: 'city' },
      ],
    })
    await expect(create({ ...wrong, isAddressConfirmed: true }, 'broker')).rejects.toMatchObject({
      status: 400,
    })
    await expect(
      create(named('Leads Bakery', { city: 'Leads', address1: '' }), 'broker'),
    ).rejects.toMatchObject({ errors: [{ field: 'city' }] })
    const agencyId = organisationIds.albion
    await expect(create({ ...wrong, agencyId }, 'admin')).rejects.toMatchObject({ status: 400 })
    const taken = await create({ ...wrong, agencyId, isAddressConfirmed: true }, 'admin')
    expect(taken).toMatchObject({ city: 'Atlantis' })
    expect(await create(named('Leeds Bakery', {}), 'broker')).toMatchObject(good)
  })

  test('has an optional mailing address, which must be complete', async () => {
    const mailed = { ...bakery, name: 'Mailed Bakery', domainName: 'mailed.example' }
    const mailingAddress = { address1: 'PO Box 7', city: 'Austin', state: 'TX', zipCode: '78701' }
    await expect(
      create({ ...mailed, mailingAddress: { address1: 'PO Box 7', zipCode: '1' } }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [
        { field: 'mailingAddress.city', detail: 'Mailing city is required' },
        { field: 'mailingAddress.state' },
        { field: 'mailingAddress.zipCode', detail: 'Invalid ZIP Code' },
      ],
    })
    await expect(
      create({ ...mailed, mailingAddress: { ...mailingAddress, state: 'ZZ' } }),
    ).rejects.toMatchObject({ status: 400, errors: [{ field: 'mailingAddress.state' }] })
    expect(await create({ ...mailed, mailingAddress })).toMatchObject({
      isSameAddress: false,
      mailingAddress,
    })
  })

  test('belongs to the agency that staff name; an agency can only name itself', async () => {
    const other = without(bakery, 'teamId')
    const named = { ...other, name: 'Staff Bakery', domainName: 'staff.example' }
    await expect(create(named, 'admin')).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'agencyId' }],
    })
    const created = await create({ ...named, agencyId: organisationIds.wholesale }, 'admin')
    expect(created.agencyId).toBe(organisationIds.wholesale)
    await expect(
      create({ ...named, name: 'Foreign Bakery', agencyId: organisationIds.harbor }, 'wholesale'),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('gets the agent that staff name, otherwise the user who adds it', async () => {
    const agentOf = async (body: NewAccount, as: As) => {
      const { id } = await create(body, as)
      const of = { params: { accountId: id } }
      const { agentEmail, isAgencyContact } = await platform.request(getContacts, of, 'admin')
      return [agentEmail, isAgencyContact]
    }
    const agencyId = organisationIds.harbor
    const named = { ...bakery, name: 'Named Bakery', domainName: 'named.example' }
    expect(await agentOf({ ...named, agencyId, agentEmail: 'Agency@demo.test' }, 'admin')).toEqual([
      'agency@demo.test',
      false,
    ])
    const own = { ...bakery, name: 'Own Bakery', domainName: 'own.example' }
    // agencies cannot choose another agent
    expect(await agentOf({ ...own, agentEmail: 'agency@demo.test' }, 'agent')).toEqual([
      'agent@demo.test',
      false,
    ])
    const unknown = { ...bakery, name: 'Unknown Bakery', domainName: 'unknown.example', agencyId }
    await expect(
      create({ ...unknown, agentEmail: 'broker@demo.test' }, 'admin'),
    ).rejects.toMatchObject({ status: 400, errors: [{ field: 'agentEmail' }] })
  })

  test('is created once when two people add the same company at once', async () => {
    const both = await Promise.allSettled(
      ['agent', 'agency'].map((who) =>
        create({ ...bakery, name: 'Rushed Bakery', domainName: 'rushed.example' }, who as As),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('an account of a managed security provider', () => {
  const millwork = { name: 'Magnolia Millwork', state: 'TX', agencyId: organisationIds.wholesale }
  const add = (body: MsspAccount, as: As = 'mssp') =>
    platform.request(createMsspAccount, { body }, as)

  test('belongs to the agency; the provider sees it and no other account', async () => {
    const { id } = await add(millwork)
    const seen = (as: As) => platform.request(getAccount, { params: { id } }, as)
    expect(await seen('wholesale')).toMatchObject({ agencyId: organisationIds.wholesale })
    await expect(seen('agent')).rejects.toMatchObject({ status: 404 })
    const list = await platform.request(searchAccounts, { query: {} }, 'mssp')
    expect(list.content.map((each) => each.id)).toEqual([id])
    await expect(add(millwork)).rejects.toMatchObject({ status: 409, code: 'accountExists' })
  })

  test('is rejected without details if it duplicates an account that the provider cannot see', async () => {
    const other = { ...millwork, name: 'Hidden Hats' }
    await create(
      { name: other.name, state: other.state, domainName: 'hidden.example' },
      'wholesale',
    )
    await expect(add(other)).rejects.toMatchObject({
      status: 409,
      code: 'accountTaken',
      detail: 'Cannot create account.',
    })
  })

  test('reports every invalid field, and accepts only agencies of the region', async () => {
    await expect(
      add({ ...millwork, name: 'Mistaken', zipCode: '1', city: 'A1', phone: '12' }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'zipCode' }, { field: 'city' }, { field: 'phone' }],
    })
    await expect(add({ ...millwork, agencyId: organisationIds.albion })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'agencyId' }],
    })
    await expect(add(millwork, 'admin')).rejects.toMatchObject({ status: 403 })
  })

  test('offers agencies and teams, each to those who may choose them', async () => {
    const agenciesOf = async (as: As) =>
      (await platform.request(searchAgencies, { query: {} }, as)).content.map(({ id }) => id)
    expect(await agenciesOf('wholesale')).toEqual([organisationIds.wholesale])
    expect(await agenciesOf('admin')).toContain(organisationIds.harbor)
    expect(await agenciesOf('mssp')).not.toContain(organisationIds.albion)
    const teamsOf = (as: As) =>
      platform.request(listAgencyTeams, { params: { agencyId: organisationIds.harbor } }, as)
    expect((await teamsOf('admin')).content.map(({ id }) => id)).toContain(teamIds.galveston)
    expect((await teamsOf('desk')).content.length).toBeLessThan(
      (await teamsOf('agency')).content.length,
    )
    await expect(teamsOf('wholesale')).rejects.toMatchObject({ status: 404 })
  })
})
