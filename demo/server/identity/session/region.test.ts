import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { searchIndustryCodes } from '#core/directory/industry-codes/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { listProducts } from '#core/insurance/accounts/offer-endpoints.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

/** A call to the US host or with the region header of its pages. */
const onUsHost = { region: 'US' } as const

describe('a user of another region on the host of the US', () => {
  test('gets the products, states and industries of their own region', async () => {
    const products = await platform.request(listProducts, { query: {} }, 'broker', onUsHost)
    expect(products.content.map(({ id }) => id)).toContain('P_ONE')
    expect(products.content.map(({ id }) => id)).not.toContain('P100')
    const states = await platform.request(searchStates, { query: {} }, 'broker', onUsHost)
    expect(states.content).toEqual([])
    const { content } = await platform.request(
      searchIndustryCodes,
      { query: { search: '86230' } },
      'broker',
      onUsHost,
    )
    expect(content.map(({ code }) => code)).toEqual(['86230'])
  })

  test('finds companies of their own region’s register', async () => {
    const query = { search: 'dental' }
    const own = await platform.request(suggestCompanies, { query }, 'aubroker', { region: 'AU' })
    const here = await platform.request(suggestCompanies, { query }, 'aubroker', onUsHost)
    expect(own.content.length).toBeGreaterThan(0)
    expect(here.content).toEqual(own.content)
  })

  test('has a session with the region; staff sessions have none', async () => {
    const claimsOf = async (as: 'broker' | 'admin') =>
      readToken(await platform.tokenOf(as))?.payload
    expect(await claimsOf('broker')).toMatchObject({ region: 'UK' })
    expect(await claimsOf('admin')).not.toHaveProperty('region')
  })

  test('staff work in the requested region', async () => {
    const { content } = await platform.request(listProducts, { query: {} }, 'admin', {
      region: 'UK',
    })
    expect(content.map(({ id }) => id)).toContain('P_ONE')
  })
})
