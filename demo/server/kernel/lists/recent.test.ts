import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { searchDelegableAccounts } from '#core/identity/impersonation/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const quotes = (query: object) => platform.request(searchQuotes, { query }, 'agency')

test('every page returns the number of recent rows of its list', async () => {
  const { content } = await quotes({ size: 100, sort: 'created,desc' })
  const recentSince = content[2]?.created ?? ''
  const { totalElements: recent } = await quotes({ size: 1, after: recentSince })
  expect(recent).toBeGreaterThanOrEqual(3)
  expect(recent).toBeLessThan(content.length)
  expect(await quotes({ size: 1, page: 1, recentSince })).toMatchObject({
    totalElements: content.length,
    recentElements: recent,
  })
})

test('a page has no recent count unless a start day is requested', async () => {
  expect(await quotes({ size: 1 })).not.toHaveProperty('recentElements')
})

test('a list without dates rejects a start day', async () => {
  const query = { recentSince: '2026-01-01T00:00:00Z' }
  await expect(platform.request(searchDelegableAccounts, { query }, 'admin')).rejects.toMatchObject(
    { status: 400, code: 'unknownFilter', errors: [{ field: 'recentSince' }] },
  )
})
