import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchIndustryCodes } from '#core/directory/industry-codes/endpoints.ts'
import { calculatePrice, getRaterRules, listPresets } from '#core/insurance/rating/endpoints.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { million, thousand } from '#core/insurance/products/units.ts'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { practices } from './examples.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const post = async (body: unknown) => {
  const response = await platform.fetch('/api/rater/v1/calculator', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await platform.tokenOf('embedUser')}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe('the pricing endpoint', () => {
  test('prices for an embed user of an agency page, in decimals', async () => {
    const { status, body } = await post({ ...practices.P100, presets: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      product: 'P100',
      currency: 'USD',
      global: { preset: 2, limit: 1_000_000, deductible: 25_000 },
      presets: { basic: { global: { preset: 1 } }, elite: { global: { limit: 2_000_000 } } },
    })
    expect(body.presets.popular.totalPremium).toBe(body.totalPremium)
  })

  test('prices for a user what their region sells, and for staff what any region sells', async () => {
    const price = (as: 'broker' | 'underwriter') =>
      platform.request(calculatePrice, { body: calculatorInput.parse(practices.P100) }, as)
    await expect(price('broker')).rejects.toMatchObject({
      errors: [{ field: 'product', code: 'productNotOffered' }],
    })
    expect((await price('underwriter')).product).toBe('P100')
  })

  test('returns 400 with a text per field', async () => {
    const account = { ...practices.P100.account, revenue: 0, state: 'ZZ' }
    const { status, body } = await post({ ...practices.P100, account })
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(body.errors).toEqual([
      { code: 'revenueTooLow', field: 'account.revenue', detail: "Enter last year's revenue" },
      {
        code: 'stateNotOffered',
        field: 'account.state',
        detail: "This product isn't offered in that state",
      },
    ])
  })

  test('returns the effect of each other answer on the total, including taxes and fees', async () => {
    const louisiana = { ...practices.P100.account, state: 'LA' }
    const yes = practices.P100.securityAnswers
    const asked = [
      practices.P_ONE,
      { ...practices.P100, account: louisiana, surplusOnly: true, global: { preset: 3 } },
      { ...practices.P100, securityAnswers: { ...yes, isVerifyingBankAccounts: 'NO' } },
      {
        ...practices.PRIME_ONE_AU,
        global: { preset: 3 },
        securityAnswers: { ...yes, isSecurityOfficer: 'NO', useEncryption: 'NO' },
      },
      { ...practices.P100, securityAnswers: {} },
    ]
    for (const input of asked) {
      const { body } = await post(input)
      expect(body.answerEffects).toHaveLength(6)
      for (const { question, coverages, difference } of body.answerEffects) {
        const given: Readonly<Record<string, unknown>> = input.securityAnswers
        const answer = given[question] === 'NO' ? 'YES' : 'NO'
        const securityAnswers = { ...given, [question]: answer }
        const { body: other } = await post({ ...input, securityAnswers })
        const moved = Math.round((other.totalPremium - body.totalPremium) * 100) / 100
        expect([question, difference]).toEqual([question, moved])
        for (const id of coverages) expect(other.coverages[id].selected).toBe(answer === 'YES')
      }
    }
  })

  test.each([[{}], [[]], [null], ['text'], [{ ...practices.P100, account: 7 }]])(
    'returns 400 for %j',
    async (body) => {
      expect((await post(body)).status).toBe(400)
    },
  )

  test('requires a token', async () => {
    await expect(
      platform.request(calculatePrice, {
        body: {
          product: 'P100',
          account: {
            state: 'TX',
            naicsCode: '621210',
            revenue: million(12),
            yearEstablished: 1998,
          },
        },
      }),
    ).rejects.toMatchObject({ status: 401 })
  })
})

describe('rules and presets', () => {
  test('give a form the values that the rater accepts', async () => {
    const rules = await platform.request(
      getRaterRules,
      { query: { product: 'P100', state: 'TX' } },
      'agent',
    )
    expect(rules).toMatchObject({ currency: 'USD', isSurplusOffered: true, isTriaOffered: true })
    expect(rules.limits).toHaveLength(9)
    expect(rules.deductibles).toContain(thousand(25))
    expect(rules.states.map(({ code }) => code)).not.toContain('AK')
  })

  test('have no states and no US terrorism coverage in the UK', async () => {
    const rules = await platform.request(getRaterRules, { query: { product: 'P_ONE' } }, 'broker')
    expect(rules).toMatchObject({ currency: 'GBP', states: [], isTriaOffered: false })
  })

  test('nest the presets', async () => {
    const { presets } = await platform.request(
      listPresets,
      { query: { product: 'P100' } },
      'embedUser',
    )
    expect(presets.map(({ preset, name }) => [preset, name])).toEqual([
      [1, 'BASIC'],
      [2, 'POPULAR'],
      [3, 'ELITE'],
    ])
    const [basic, popular, elite] = presets.map(({ coverages }) => coverages)
    expect(popular).toEqual(expect.arrayContaining(basic ?? [Number.NaN]))
    expect(elite).toEqual(expect.arrayContaining(popular ?? [Number.NaN]))
  })
})

describe('search', () => {
  test('finds industries of a country, page by page', async () => {
    const search = (query: object) =>
      platform.request(searchIndustryCodes, { query: { dup: '0', ...query } }, 'embedUser')
    const dental = await search({ search: 'dental', country: 'US', size: 2 })
    expect(dental.content[0]).toEqual({
      id: 'NAICS-621210',
      code: '621210',
      description: 'Offices of Dentists',
    })
    expect(dental).toMatchObject({ number: 0, size: 2 })
    const next = await search({ search: 'dental', country: 'US', size: 2, page: 1 })
    expect(next.content).not.toContainEqual(dental.content[0])
    expect((await search({ search: 'dental', country: 'UK' })).content[0]?.code).toBe('86230')
  })

  test('finds states by name and code, in their zones', async () => {
    const search = async (text: string, country: 'US' | 'AU') =>
      (await platform.request(searchStates, { query: { search: text, country } }, 'embedUser'))
        .content
    expect(await search('tex', 'US')).toMatchObject([
      { code: 'TX', name: 'Texas', timezone: 'America/Chicago' },
    ])
    expect(await search('aat', 'AU')).toMatchObject([{ timezone: 'Australia/Sydney' }])
  })
})
