import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ maxListed: 30 })
})
afterAll(() => platform.close())

const quotes = (query: object) => platform.request(searchQuotes, { query }, 'admin')

test('a list stops counting at the bound and reports that there are more', async () => {
  expect(await quotes({ size: 20 })).toMatchObject({
    totalElements: 30,
    isTotalLowerBound: true,
    totalPages: 2,
  })
})

test('a list within the bound is counted to its last row', async () => {
  const whole = await quotes({ filter: { status: ['DECLINED'] } })
  expect(whole.totalElements).toBe(whole.content.length)
  expect(whole.isTotalLowerBound).toBeUndefined()
})

test('the last page ends at the bound; later ones are rejected with the reason', async () => {
  const first = await quotes({ size: 20 })
  const last = await quotes({ size: 20, page: 1 })
  expect(last.content).toHaveLength(10)
  expect(new Set([...first.content, ...last.content].map(({ id }) => id)).size).toBe(30)
  await expect(quotes({ size: 20, page: 2 })).rejects.toMatchObject({
    status: 400,
    code: 'pageTooFar',
    errors: [{ field: 'page', code: 'pageTooFar' }],
  })
})

test('page numbers of a search end at the bound, too', async () => {
  const bounded = await testPlatform({ maxListed: 2 })
  const search = (page: number) =>
    bounded.request(searchQuotes, { query: { search: 'ent', size: 1, page } }, 'admin')
  const first = await search(0)
  expect(first).toMatchObject({ totalElements: 2, isTotalLowerBound: true, totalPages: 2 })
  expect(first.content).toHaveLength(1)
  expect((await search(1)).content).toHaveLength(1)
  await expect(search(2)).rejects.toMatchObject({ status: 400, code: 'pageTooFar' })
  await bounded.close()
})

test('more rows than the bound have the same order as all', async () => {
  const { content } = await quotes({ size: 30, sort: 'companyName,asc' })
  const names = content.map(({ companyName }) => companyName.toLowerCase())
  expect(names).toEqual(names.toSorted())
  const { content: renewals } = await quotes({
    size: 30,
    sort: 'premium,desc',
    filter: { type: ['new_business'], activity: ['active', 'inactive'] },
  })
  const premiums = renewals.map(({ premium }) => premium)
  expect(premiums).toEqual(premiums.toSorted((a, b) => b - a))
})

test('a search of one or two characters matches the start of values, a longer one any part', async () => {
  const searchNames = async (search: string) => {
    const query = { search, size: 30 }
    const { content } = await platform.request(searchAccounts, { query }, 'admin')
    return content.map(({ name }) => name)
  }
  expect(await searchNames('ke')).toContain('Kestrel Haulage')
  expect(await searchNames('KE')).toContain('Kestrel Haulage')
  expect(await searchNames('au')).not.toContain('Kestrel Haulage')
  expect(await searchNames('aul')).toContain('Kestrel Haulage')
  expect(await searchNames('%')).toEqual([])
  expect(await searchNames('_')).toEqual([])
})
