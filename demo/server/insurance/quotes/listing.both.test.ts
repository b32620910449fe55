import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { accountFilters, accountSorts } from '#core/insurance/accounts/lists.ts'
import type { Page } from '#core/platform/api/lists.ts'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { documentSorts } from '#core/insurance/documents/lists.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { policyFilters, policySorts } from '#core/insurance/policies/lists.ts'
import { searchBinders, searchInbox, searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import {
  binderFilters,
  binderSorts,
  quoteFilters,
  quoteSorts,
} from '#core/insurance/quotes/lists.ts'
import { accountIds } from '../../seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const lists = [
  ['quotes', searchQuotes, quoteSorts, quoteFilters],
  ['inbox', searchInbox, quoteSorts, quoteFilters],
  ['binders', searchBinders, binderSorts, binderFilters],
  ['policies', searchPolicies, policySorts, policyFilters],
  ['accounts', searchAccounts, accountSorts, accountFilters],
] as const

describe.each(lists)('the list of %s', (_name, call, sorts, filters) => {
  test.each([...sorts])('sorts by %s, both ways, every row once', async (sort) => {
    const page = async (direction: string, number: number): Promise<Page<{ id: string }>> =>
      platform.request(
        call,
        { query: { sort: `${sort},${direction}`, page: number, size: 12 } },
        'admin',
      )
    const first = await page('asc', 0)
    const up: string[] = []
    const down: string[] = []
    for (let number = 0; number < first.totalPages; number += 1) {
      up.push(...(await page('asc', number)).content.map(({ id }) => id))
      down.push(...(await page('desc', number)).content.map(({ id }) => id))
    }
    expect(new Set(up).size).toBe(first.totalElements)
    expect(down.toReversed()).toEqual(up)
  })

  test('each value of each filter narrows it, any of them all together', async () => {
    for (const [name, values] of Object.entries(filters)) {
      if (values === null) continue
      const count = async (given: readonly string[]) =>
        (await platform.request(call, { query: { filter: { [name]: [...given] } } }, 'admin'))
          .totalElements
      const each = await Promise.all(values.map((value: string) => count([value])))
      expect(await count(values)).toBeLessThanOrEqual(each.reduce((sum, some) => sum + some, 0))
      expect(await count(values)).toBeGreaterThanOrEqual(Math.max(...each))
      expect(await count([])).toBeGreaterThanOrEqual(await count(values))
    }
  })

  test.each([
    ['unknownSort', { sort: 'secret,asc' }],
    ['unknownSort', { sort: 'constructor,asc' }],
    ['unknownFilter', { filter: { secret: ['x'] } }],
    ['unknownFilter', { filter: { product: ['P250'], status: ['NO SUCH'] } }],
    ['pageSize', { size: 101 }],
    ['pageSize', { size: 0 }],
  ])('refuses %s %o', async (code, query) => {
    await expect(platform.request(call, { query }, 'admin')).rejects.toMatchObject({
      status: 400,
      code,
    })
  })
})

test('quotes and accounts can be told apart by what they are', async () => {
  const count = async (filter: Record<string, string[]>) =>
    (await platform.request(searchQuotes, { query: { filter } }, 'admin')).totalElements
  const all = await count({})
  expect((await count({ activity: ['active'] })) + (await count({ activity: ['inactive'] }))).toBe(
    all,
  )
  expect((await count({ type: ['new_business'] })) + (await count({ type: ['renewal'] }))).toBe(all)
  for (const status of quoteFilters.status)
    expect(await count({ status: [status] })).toBeGreaterThan(0)
  const paid = await platform.request(
    searchBinders,
    { query: { filter: { payment: ['paid'] } } },
    'admin',
  )
  expect(paid.content.every(({ isPaid }) => isPaid)).toBe(true)
})

test('the inbox holds what waits for an underwriter', async () => {
  const { content } = await platform.request(searchInbox, { query: { size: 100 } }, 'underwriter')
  expect(new Set(content.map(({ status }) => status))).toEqual(new Set(['REQUESTED', 'REFERRED']))
})

test('a search finds parts of names and numbers, whatever they contain', async () => {
  const find = async (search: string) =>
    (await platform.request(searchQuotes, { query: { search } }, 'admin')).content
  const [kestrel] = await find('kestrel')
  expect(kestrel?.companyName).toBe('Kestrel Haulage')
  expect((await find(kestrel?.quoteNumber ?? '')).map(({ id }) => id)).toEqual([kestrel?.id])
  expect(await find('100%')).toEqual([])
  expect(await find("'; drop table quotes; --")).toEqual([])
  expect((await find('')).length).toBeGreaterThan(20)
})

test('days bound a list', async () => {
  const month = new Date(platform.services.clock.now().getTime() - 30 * 86_400_000).toISOString()
  const count = async (query: object) =>
    (await platform.request(searchQuotes, { query }, 'admin')).totalElements
  expect((await count({ after: month })) + (await count({ before: month }))).toBe(await count({}))
  const yearNought = platform.fetch('/api/quote/v1/search?before=0000-01-01T00:00:00Z', {
    headers: { Authorization: `Bearer ${await platform.tokenOf('admin')}` },
  })
  expect(await (await yearNought).json()).toMatchObject({
    status: 400,
    errors: [{ field: 'before', code: 'invalid' }],
  })
})

test.each(documentSorts)('documents sort by %s', async (sort) => {
  const { content } = await platform.request(
    searchDocuments,
    { params: { accountId: accountIds.customer }, query: { sort: `${sort},asc` } },
    'customer',
  )
  expect(content.length).toBeGreaterThan(5)
})
