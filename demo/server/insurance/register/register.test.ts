import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { getRegisterCompany, validateAddress } from '#core/insurance/register/endpoints.ts'
import { maxSuggestions } from '#core/insurance/register/model.ts'
import { industriesOf } from '../../directory/industry-codes/industries.ts'
import { seededCompanies } from './seed/companies.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => platform.close())

const suggest = async (search: string, as: SignInName = 'agent', country?: 'US' | 'UK' | 'AU') =>
  (
    await platform.request(
      suggestCompanies,
      { query: { search, ...(country === undefined ? {} : { country }) } },
      as,
    )
  ).content

const seeded = seededCompanies('US', 150)

const first = () => {
  const row = seeded.find(({ revenue, yearEstablished }) => revenue && yearEstablished)
  if (row === undefined) throw new Error('The register has no complete company')
  return row
}

describe('suggestions', () => {
  test('find a registered company by name, by domain and by place', async () => {
    const { id, name, domainName, city } = first()
    expect((await suggest(name))[0]).toMatchObject({ source: 'register', id, name, city })
    expect((await suggest(domainName ?? ''))[0]).toMatchObject({ id })
    const [word = ''] = name.split(' ').slice(-2)
    expect((await suggest(`${word} ${city}`)).map((each) => each.id)).toContain(id)
  })

  test('start with the viewer’s own accounts, each once', async () => {
    const own = await suggest('bayside')
    expect(own[0]).toMatchObject({ source: 'account', name: 'Bayside Dental Group' })
    const { name, state = null } = first()
    const draft = draftOf(name)
    const { account } = draft.initialRequestData
    await save(platform, {
      ...draft,
      initialRequestData: {
        ...draft.initialRequestData,
        account: { ...account, ...(state === null ? {} : { state }) },
      },
    })
    const sources = (await suggest(name)).filter((each) => each.name === name)
    expect(sources.map(({ source }) => source)).toContain('account')
  })

  test('show no account of another agency', async () => {
    expect((await suggest('bayside', 'wholesale')).map(({ name }) => name)).not.toContain(
      'Bayside Dental Group',
    )
    expect((await suggest('bayside', 'admin'))[0]).toMatchObject({ source: 'account' })
  })

  test('are of one region and at most ten', async () => {
    const content = await suggest('co', 'admin', 'UK')
    expect(content.length).toBeLessThanOrEqual(maxSuggestions)
    const { name } = first()
    expect(await suggest(name, 'agent', 'AU')).toEqual([])
  })

  test.each(['', ' ', '%', '\\', "'", '🦊', 'a', 'ab', 'a'.repeat(200), 'x '.repeat(90)])(
    'accept any text: %j',
    async (search) => {
      expect((await suggest(search)).length).toBeLessThanOrEqual(maxSuggestions)
    },
  )

  test('are unavailable to an insured of another company, and without a token', async () => {
    expect((await suggest('cedar', 'customer')).every(({ source }) => source === 'register')).toBe(
      true,
    )
    await expect(
      platform.request(suggestCompanies, { query: { search: 'x' } }),
    ).rejects.toMatchObject({ status: 401 })
  })
})

describe('a registered company', () => {
  test('reports its known fields', async () => {
    const { id, revenue } = first()
    const company = await platform.request(getRegisterCompany, { params: { id } }, 'agent')
    expect(company).toMatchObject({ revenue, currency: 'USD' })
    expect(company.fromRegister).toContain('revenue')
    const gap = seeded.find((row) => row.revenue === null)
    const other = await platform.request(
      getRegisterCompany,
      { params: { id: gap?.id ?? '' } },
      'agent',
    )
    expect(other.revenue).toBeUndefined()
    expect(other.fromRegister).not.toContain('revenue')
  })

  test('is not found if it does not exist', async () => {
    await expect(
      platform.request(getRegisterCompany, { params: { id: 'register-us-none' } }, 'agent'),
    ).rejects.toMatchObject({ status: 404 })
  })

  test.each(['US', 'UK', 'AU'] as const)('has an industry from the table of %s', (region) => {
    const known = industriesOf(region)
    const rows = seededCompanies(region, 400)
    expect(rows.filter(({ naicsCode }) => !known.has(naicsCode ?? ''))).toEqual([])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })
})

describe('an address', () => {
  const check = (
    address: { address1: string; city: string; zipCode: string; address2?: string },
    as: SignInName = 'broker',
    country: 'UK' | 'US' = 'UK',
  ) => platform.request(validateAddress, { body: { ...address, country } }, as)

  const good = { address1: '12 Wellington Street', city: 'Leeds', zipCode: 'LS1 4DY' }

  test.each([
    good,
    { ...good, address1: '12 Wellington St.' },
    { ...good, address1: 'Unit 4, 12 wellington street' },
    { ...good, address1: 'Unit 4', address2: '12 Wellington Street' },
    { ...good, city: 'LEEDS', zipCode: 'ls14dy' },
    { address1: '1 Castle Terrace', city: 'Edinburgh', zipCode: 'EH1 2NG' },
  ])('is verified: %j', async (address) => {
    expect(await check(address)).toEqual({ status: 'verified', unverified: [], mayConfirm: false })
  })

  test.each([
    ['street', { ...good, address1: '12 Wellingtone Street' }, 'address1', 'Wellington Street'],
    ['town', { ...good, city: 'Leads' }, 'city', 'Leeds'],
    ['postcode', { ...good, zipCode: 'LS9 9ZZ' }, 'zipCode', 'LS1 4DY'],
  ] as const)('reports a wrong %s with the right one', async (_, address, field, suggestion) => {
    expect(await check(address)).toMatchObject({
      status: 'unverified',
      unverified: [{ field, suggestion }],
    })
  })

  test('reports each wrong part', async () => {
    const { unverified } = await check({
      address1: '1 Nowhere Road',
      city: 'Atlantis',
      zipCode: 'ZZ1 1ZZ',
    })
    expect(unverified.map(({ field }) => field)).toEqual(['address1', 'city', 'zipCode'])
    const two = await check({ ...good, address1: '1 Nowhere Road', city: 'Atlantis' })
    expect(two.unverified).toEqual([{ field: 'address1' }, { field: 'city' }])
  })

  test('can be confirmed by staff only, and is not checked without a register', async () => {
    const wrong = { ...good, city: 'Leads' }
    expect((await check(wrong, 'underwriter')).mayConfirm).toBe(true)
    expect((await check(wrong, 'broker')).mayConfirm).toBe(false)
    expect(await check(good, 'agent', 'US')).toMatchObject({ status: 'unchecked', unverified: [] })
  })
})
