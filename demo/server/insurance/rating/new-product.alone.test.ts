import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RegionServerData } from '#core/foundation/region/definition.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { saveQuote, updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { headerNames } from '#core/platform/api/headers.ts'
import { now, practices } from './examples.ts'
import type { Plan } from './plan/plan.ts'
import { rateAt } from './service.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

vi.mock('#core/foundation/region/registry.ts', async (original) => {
  const { withNewZealand } = await import('#core/testing/extra-registries.ts')
  return withNewZealand(await original())
})
vi.mock('#core/insurance/regions/registry.ts', async (original) => {
  const { withNewZealandInsurance } = await import('#core/testing/extra-registries.ts')
  return withNewZealandInsurance(await original())
})
vi.mock('#core/insurance/products/registry.ts', async (original) => {
  const { withOneMoreProduct } = await import('#core/testing/extra-registries.ts')
  const inUs = withOneMoreProduct('PRIME_ONE_US', 'US', ['TX'])
  return inUs(withOneMoreProduct('PRIME_ONE_NZ', 'NZ')(await original()))
})
vi.mock('./plan/product-plans.ts', async (original) => {
  const { plans } = await original<{ plans: Readonly<Record<QuotedProduct, Plan>> }>()
  const figures = { ...plans.PRIME_ONE_AU, states: {} }
  return {
    plans: {
      ...plans,
      PRIME_ONE_NZ: { ...figures, product: 'PRIME_ONE_NZ' },
      PRIME_ONE_US: { ...plans.P100, product: 'PRIME_ONE_US' },
    },
  }
})
vi.mock('./plan/earlier-plans.ts', async () => {
  const { p100Plan } = await import('./plan/p100.ts')
  return { earlierPlans: [{ ...p100Plan, version: '2025-01', minimumPremium: 1_000_000 }] }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const ask = async (
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> } = {},
) => {
  const response = await platform.fetch(path, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await platform.tokenOf('embedUser')}`,
      ...init.headers,
    },
  })
  return { status: response.status, body: await response.json() }
}

const price = (account: object, global: object = {}) =>
  ask('/api/rater/v1/calculator', {
    method: 'POST',
    body: JSON.stringify({
      ...practices.PRIME_ONE_AU,
      product: 'PRIME_ONE_NZ',
      account: { naicsCode: '8531', revenue: 5_000_000, yearEstablished: 2005, ...account },
      global,
    }),
  })

test('a product of a new region is priced in its currency, by its postcodes and its terms', async () => {
  const { status, body } = await price({ postcode: '6011' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ product: 'PRIME_ONE_NZ', currency: 'NZD' })
  expect(body.totalPremium).toBeGreaterThan(0)
  const refused = await price({ postcode: '60' }, { limit: 5_000_000 })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toMatchObject([
    { field: 'account.postcode' },
    { field: 'global.limit' },
  ])
})

test('a product that consists of data is quoted, found and changed', async () => {
  // the compiler knows registered products only
  const product = 'PRIME_ONE_US' as string as QuotedProduct
  const input = calculatorInput.parse({ ...practices.P100, product })
  const saved = await platform.request(
    saveQuote,
    {
      params: { id: product },
      body: {
        initialRequestData: { ...input, account: { ...input.account, name: 'From Data Dental' } },
        contact: { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@data.example', phone: '' },
      },
    },
    'agent',
  )
  expect(saved).toMatchObject({ product, status: 'READY', currency: 'USD' })
  expect(saved.totalPremium).toBeGreaterThan(0)
  const found = await platform.request(
    searchQuotes,
    { query: { filter: { product: [product] } } },
    'agent',
  )
  expect(found.content.map(({ id }) => id)).toEqual([saved.id])
  const { id: quoteId } = saved
  const changed = await platform.request(
    updateQuote,
    {
      params: { product, quoteId },
      body: {
        initialRequestData: {
          ...saved.initialRequestData,
          global: { preset: -1, limit: toMinor(1_500_000) },
        },
      },
    },
    'agent',
  )
  expect(changed.limit).toBe(toMinor(1_500_000))
})

test('a new version of a plan keeps the prices of the previous one', () => {
  const input = calculatorInput.parse(practices.P100)
  const priceBy = (planVersion?: string) => rateAt(input, now, { planVersion }).price
  const earlier = priceBy('2025-01')
  expect(earlier).toMatchObject({ planVersion: '2025-01', premium: 100_000_000 })
  const current = priceBy()
  expect(current.premium).toBeLessThan(earlier.premium)
  expect(priceBy(current.planVersion)).toEqual(current)
  // an unknown version
  expect(priceBy('1999-01')).toEqual(current)
})

test('the rules of the product are returned', async () => {
  const { status, body } = await ask('/api/rater/v1/rules?product=PRIME_ONE_NZ')
  expect(status).toBe(200)
  expect(body).toMatchObject({ currency: 'NZD', states: [], limits: [1_000_000, 1_500_000] })
})

test('industries are those of the region’s scheme', async () => {
  const { status, body } = await ask('/api/account/v1/naics/search?search=dental&country=NZ', {
    headers: { [headerNames.region]: 'NZ' },
  })
  expect(status).toBe(200)
  const scheme = 'ANZSIC' satisfies RegionServerData['industryScheme']
  expect(body.content[0].id).toContain(scheme)
})

test('the list of quotes can be filtered by the product, and by registered products only', async () => {
  const listOf = (product: string) =>
    platform.request(searchQuotes, { query: { filter: { product: [product] } } }, 'admin')
  expect((await listOf('PRIME_ONE_NZ')).content).toEqual([])
  await expect(listOf('PRIME_ONE_MOON')).rejects.toMatchObject({ status: 400 })
})
