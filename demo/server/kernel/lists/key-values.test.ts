import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { fillWithCopies, ofCopiedQuotes } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { countRead } from '../../testing/read-rows.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ mostListed: 100 })
  await fillWithCopies(platform.services, quotes, 8_000, {
    ...ofCopiedQuotes,
    product: `case when i % 400 = 0 then 'P100' when i % 40 = 1 then 'ZSP' else 'P250' end`,
    expires_on: `'2099-01-01'::timestamptz`,
  })
}, 120_000)
afterAll(() => platform.close())

test('rows of products between two that are asked for are not read', async () => {
  const query = { sort: 'product,asc', filter: { product: ['P100', 'ZSP'] }, size: 90 }
  const { read, result } = await countRead(platform.services, quotes, () =>
    platform.request(searchQuotes, { query }, 'admin'),
  )
  expect(new Set(result.content.map(({ product }) => product))).toEqual(new Set(['P100', 'ZSP']))
  // two samples and the beginning of each product and status; not the 7,600 of the other product
  expect(read).toBeLessThan(4_000)
})
