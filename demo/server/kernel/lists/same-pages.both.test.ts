import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { searchBinders, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { teamIds } from '../seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

/**
 * Two platforms with the same records: one counts all rows of a list, the other stops early and
 * scans in order.
 */
let whole: TestPlatform
let bounded: TestPlatform
const max = 8
beforeAll(async () => {
  whole = await testPlatform()
  bounded = await testPlatform({ maxListed: max })
})
afterAll(async () => {
  await whole.close()
  await bounded.close()
})

const lists = [
  ['quotes', searchQuotes],
  ['binders', searchBinders],
  ['policies', searchPolicies],
  ['accounts', searchAccounts],
] as const

const queries: readonly ListQuery[] = [
  {},
  { search: 'e' },
  { search: 'ea' },
  { search: 'demo.test' },
  { search: '- ' },
  { search: 'nosuchthing' },
  { sort: 'status,desc' },
  { sort: 'companyName,asc', search: 'e' },
  { sort: 'companyName,desc', filter: { type: ['new_business'] } },
  { sort: 'agencyName,asc', filter: { team: [teamIds.gulf] } },
  { sort: 'product,desc' },
  { sort: 'product,asc', filter: { product: ['P100', 'P250', 'ZSP'] } },
  { sort: 'product,desc', filter: { product: ['P100', 'P250'], type: ['new_business'] } },
  { sort: 'state,asc' },
  { sort: 'state,desc', filter: { view: ['not_quoted', 'active_policy'] } },
  { sort: 'state,desc', filter: { team: [teamIds.galveston, teamIds.healthcare] } },
  { sort: 'created,desc', search: 'a', after: '2020-01-01T00:00:00Z' },
  { sort: 'created,asc', filter: { product: ['P100'], type: ['new_business'] }, search: 'e' },
  { after: '2020-01-01T00:00:00Z', before: '2099-01-01T00:00:00Z' },
  { sort: 'modified,asc', after: '2020-01-01T00:00:00Z', search: 'a' },
  { sort: 'effectiveDate,desc', after: '2020-01-01T00:00:00Z' },
  { sort: 'effectiveDate,asc', before: '2099-01-01T00:00:00Z', filter: { type: ['renewal'] } },
  { sort: 'endDate,desc', before: '2099-01-01T00:00:00Z' },
  { filter: { status: ['READY', 'ISSUED'], payment: ['paid'] } },
  { filter: { payment: ['need_payment'] }, search: 'a' },
  { sort: 'effectiveDate,desc', filter: { status: ['RESCIND'], payment: ['need_payment'] } },
  { filter: { view: ['inactive', 'open_for_renewal'] } },
  { filter: { view: ['active_policy'] }, search: 'a' },
]

/** The first page and the number of rows of each query, each with the expected value. */
const firstPages = async (endpoint: (typeof lists)[number][1], as: As) => {
  const first = async (platform: TestPlatform, query: ListQuery) => {
    try {
      const page = await platform.request(endpoint, { query: { ...query, size: max } }, as)
      return { ids: page.content.map(({ id }) => id), total: page.totalElements }
    } catch {
      return 'refused'
    }
  }
  const found = []
  for (const query of queries) {
    const all = await first(whole, query)
    const expected = all === 'refused' ? all : { ...all, total: Math.min(all.total, max) }
    found.push({ query, some: await first(bounded, query), expected })
  }
  return found
}

describe.each(lists)('%s', (_name, endpoint) => {
  test.each(['admin', 'agency', 'desk'] as const)('first pages of %s', async (as) => {
    for (const { query, some, expected } of await firstPages(endpoint, as))
      expect({ query, some }).toEqual({ query, some: expected })
  })
})

test.each(['carrier', 'cluster', 'da'] as const)('first pages of binders of %s', async (as) => {
  for (const { query, some, expected } of await firstPages(searchBinders, as))
    expect({ query, some }).toEqual({ query, some: expected })
})
