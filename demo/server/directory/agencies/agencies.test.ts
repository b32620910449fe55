import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAgency, searchAgencies } from '#core/directory/agencies/endpoints.ts'
import * as calls from '#core/directory/agencies/record-endpoints.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

const { harbor, boston, wholesale, albion } = organisationIds
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const agencyParams = (agencyId: string) => ({ params: { agencyId } })

describe('an agency’s record', () => {
  test('lists its company sizes, smallest first', async () => {
    const { content, currency } = await platform.request(
      calls.listAgencyLevels,
      agencyParams(wholesale),
      'admin',
    )
    expect(currency).toBe('USD')
    expect(content.map(({ level }) => level)).toEqual(['STANDARD', 'MIDDLE_MARKET', 'LARGE'])
    expect(content.at(-1)?.maxRevenue).toBeUndefined()
    expect(
      (await platform.request(calls.listAgencyLevels, agencyParams(albion), 'admin')).currency,
    ).toBe('GBP')
  })

  test('lists programs, aggregators and offices', async () => {
    const programs = await platform.request(calls.listAgencyPrograms, agencyParams(harbor), 'agent')
    expect(programs.content.map(({ id }) => id)).toEqual(['healthcare', 'main-street'])
    const aggregators = await platform.request(
      calls.listAgencyAggregators,
      agencyParams(harbor),
      'agent',
    )
    expect(aggregators.content).toEqual([{ daId: organisationIds.da, name: 'QuoteBridge' }])
    const parent = await platform.request(calls.getAgencyHierarchy, agencyParams(harbor), 'admin')
    expect(parent.offices.map(({ id }) => id)).toEqual([boston])
    const office = await platform.request(calls.getAgencyHierarchy, agencyParams(boston), 'admin')
    expect(office).toMatchObject({ parent: { id: harbor }, offices: [] })
  })

  test('is read by its own users and by staff only', async () => {
    await expect(
      platform.request(calls.getAgencyFein, agencyParams(harbor), 'wholesale'),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      platform.request(
        calls.saveAgencyFein,
        { ...agencyParams(harbor), body: { fein: '741234567' } },
        'agent',
      ),
    ).rejects.toMatchObject({ status: 403 })
  })

  const office = {
    name: 'Harbor Tulsa',
    npn: '8801999',
    agencyId: harbor,
    contactFirstName: 'Lee',
    contactLastName: 'Park',
    contactEmail: 'lee@tulsa.example',
    contactPhone: '(512) 555-0143',
  }

  test('gets an added office', async () => {
    const { id } = await platform.request(addAgency, { body: office }, 'admin')
    const { offices } = await platform.request(
      calls.getAgencyHierarchy,
      agencyParams(harbor),
      'admin',
    )
    expect(offices.map((office) => office.id)).toContain(id)
  })

  test.each([
    ['broker.unknownsuffix', 'domainInvalid'],
    ['gmail.com', 'domainRejected'],
    ['broker.local', 'domainRejected'],
  ])('rejects the hostname %s at its field', async (hostname, code) => {
    const body = { ...office, npn: '8802000', hostname }
    await expect(platform.request(addAgency, { body }, 'admin')).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'hostname', code }],
    })
  })

  test('takes the hostname from a pasted address', async () => {
    const contact = { contactEmail: 'lee@norman.example', npn: '8802001' }
    const body = { ...office, ...contact, hostname: ' https://WWW.Müller.example/team ' }
    const added = await platform.request(addAgency, { body }, 'admin')
    expect(added.hostname).toBe('www.xn--mller-kva.example')
  })
})

test('a search returns contacts to viewers of the record, and finds an agency by id', async () => {
  const find = (query: { readonly search?: string; readonly id?: string }, as: As) =>
    platform.request(searchAgencies, { query }, as)
  const [found] = (await find({ search: 'summit' }, 'admin')).content
  expect(found).toMatchObject({ id: wholesale, agentEmail: 'wholesale@demo.test' })
  expect(found?.agentFirstName).toBeTruthy()
  expect(found?.agentLastName).toBeTruthy()
  expect(found?.agentPhone).toBeTruthy()
  expect((await find({}, 'wholesale')).content).toEqual([found])
  const [hidden] = (await find({ id: wholesale }, 'mssp')).content
  expect(hidden).toMatchObject({ id: wholesale, name: found?.name })
  expect(hidden).not.toHaveProperty('agentEmail')
  expect((await find({ id: albion }, 'admin')).content).toEqual([])
})

describe('the federal number', () => {
  const save = (agencyId: string, fein: string) =>
    platform.request(calls.saveAgencyFein, { ...agencyParams(agencyId), body: { fein } }, 'admin')

  test('is stored with its hyphen, however it was typed', async () => {
    expect(await save(boston, '741234567')).toEqual({ fein: '74-1234567', isAsked: true })
    const read = await platform.request(calls.getAgencyFein, agencyParams(boston), 'admin')
    expect(read.fein).toBe('74-1234567')
  })

  test.each(['', '12-34567', '74-12345678', 'AB-1234567'])('is rejected as %j', async (fein) => {
    const answer = await platform.fetch(calls.saveAgencyFein.path.replace('{agencyId}', boston), {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await platform.tokenOf('admin')}`,
      },
      body: JSON.stringify({ fein }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'fein', detail: 'Enter the nine digits of the FEIN' }],
    })
  })

  test('does not exist outside the United States', async () => {
    await expect(save(albion, '74-1234567')).rejects.toMatchObject({ code: 'feinNotUsed' })
    const { isAsked } = await platform.request(calls.getAgencyFein, agencyParams(albion), 'admin')
    expect(isAsked).toBe(false)
  })
})

test('an agency signs once, and the provider cannot sign for it', async () => {
  const sign = (as: 'agency' | 'admin') =>
    platform.request(
      calls.signAgreement,
      { ...agencyParams(harbor), body: { fullName: 'Grace Holloway' } },
      as,
    )
  await expect(sign('admin')).rejects.toMatchObject({ status: 403 })
  const signed = await sign('agency')
  expect(signed).toMatchObject({ signedBy: 'Grace Holloway' })
  await expect(sign('agency')).rejects.toMatchObject({ status: 409, code: 'agreementSigned' })
  const read = await platform.request(calls.getAgreement, agencyParams(harbor), 'admin')
  expect(read).toEqual(signed)
})

test('the contact has a phone number of the agency’s region', async () => {
  const contact = { agentFirstName: 'Lee', agentLastName: 'Park', agentEmail: 'lee@park.example' }
  const save = (agentPhone: string) =>
    platform.request(
      calls.saveAgencyContact,
      { ...agencyParams(albion), body: { ...contact, agentPhone } },
      'admin',
    )
  await expect(save('(512) 555-0143')).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'agentPhone' }],
  })
  expect(await save('020 7946 0111')).toMatchObject({ ...contact, agentPhone: '+442079460111' })
})

describe('a reload', () => {
  const reload = (agencyId: string) =>
    platform.request(calls.reloadAgency, agencyParams(agencyId), 'admin')

  test('fills in missing numbers and takes the appointments of the register', async () => {
    const before = await platform.request(
      calls.listAgencyAppointments,
      agencyParams(harbor),
      'admin',
    )
    await reload(harbor)
    const { content } = await platform.request(
      calls.listAgencyAppointments,
      agencyParams(harbor),
      'admin',
    )
    expect(content).toHaveLength(before.content.length + 1)
    expect(content.map(({ state, isActive }) => [state, isActive])).toEqual([
      ['LA', false],
      ['OK', true],
      ['TX', true],
    ])
    expect((await platform.request(calls.getAgencyFein, agencyParams(harbor), 'admin')).fein).toBe(
      '74-5550110',
    )
  })

  test('does not replace an existing number', async () => {
    const { fein } = await platform.request(calls.getAgencyFein, agencyParams(boston), 'admin')
    await reload(boston)
    expect((await platform.request(calls.getAgencyFein, agencyParams(boston), 'admin')).fein).toBe(
      fein,
    )
  })

  test('is rejected when the register has no such number', async () => {
    await expect(reload(albion)).rejects.toMatchObject({ status: 409, code: 'producerUnknown' })
  })
})
