import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countAccounts,
  exportAccounts,
  listCompetitors,
  searchAccounts,
} from '#core/insurance/accounts/endpoints.ts'
import { exportPolicies, searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { countQuotes, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { accountIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const totalOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

test('counts by status match the list', async () => {
  for (const who of ['agent', 'admin', 'customer'] as const) {
    const { counts } = await platform.request(countAccounts, { query: {} }, who)
    const all = await platform.request(searchAccounts, { query: {} }, who)
    expect(all.totalElements).toBeGreaterThan(0)
    expect(totalOf(counts)).toBe(all.totalElements)
    for (const { status, count } of counts) {
      const page = await platform.request(
        searchAccounts,
        { query: { filter: { status: [status] } } },
        who,
      )
      expect([who, status, count]).toEqual([who, status, page.totalElements])
    }
  }
})

test('quote counts match the quote list, without invalid quotes', async () => {
  for (const who of ['agent', 'admin', 'customer'] as const) {
    const { counts } = await platform.request(countQuotes, { query: {} }, who)
    expect(totalOf(counts)).toBeGreaterThan(0)
    expect(counts.map(({ status }) => status)).not.toContain('INVALID')
    expect(counts.map(({ status }) => status)).not.toContain('DELETED')
    for (const { status, count } of counts) {
      const query = { filter: { status: [status] }, size: 1 }
      const { totalElements } = await platform.request(searchQuotes, { query }, who)
      expect([who, status, count]).toEqual([who, status, totalElements])
    }
  }
})

test('lists can be narrowed to one account', async () => {
  const filter = { accountId: [accountIds.customer] }
  const found = await platform.request(searchAccounts, { query: { filter } }, 'agent')
  expect(found.content.map(({ id }) => id)).toEqual([accountIds.customer])
  const policies = await platform.request(searchPolicies, { query: { filter } }, 'agent')
  expect(new Set(policies.content.map(({ accountId }) => accountId))).toEqual(
    new Set([accountIds.customer]),
  )
  const none = await platform.request(searchAccounts, { query: { filter } }, 'wholesale')
  expect(none.totalElements).toBe(0)
})

test('staff see which agencies have an account of a company; agencies do not', async () => {
  const first = await save(platform, draftOf('Shared Dental'), 'agent')
  const second = await save(platform, draftOf('Shared Dental'), 'wholesale')
  const params = { id: second.accountId }
  const { content } = await platform.request(listCompetitors, { params }, 'admin')
  expect(content.map(({ accountId, relation }) => [accountId, relation])).toEqual([
    [first.accountId, 'owner'],
    [second.accountId, 'interested'],
  ])
  await expect(platform.request(listCompetitors, { params }, 'wholesale')).rejects.toMatchObject({
    status: 403,
  })
})

const linesOf = async (file: File) => (await file.text()).trimEnd().split('\r\n')

test('accounts and policies are exported as listed, from all pages', async () => {
  const query = { sort: 'name,asc', columns: 'name,place,status,revenue,secret' }
  const { content } = await platform.request(
    searchAccounts,
    { query: { size: 100, sort: 'name,asc' } },
    'agent',
  )
  const [head, ...rows] = await linesOf(await platform.request(exportAccounts, { query }, 'agent'))
  expect(head).toBe('Company,Location,Status,Currency,Revenue')
  expect(rows).toHaveLength(content.length)
  const first = content.findIndex(({ revenue, city, state }) => revenue > 0 && city && state)
  const { name, city, state, revenue } = content[first] ?? {}
  expect(rows[first]).toContain(`"${city}, ${state}"`)
  expect(rows[first]).toContain(`USD,${((revenue ?? 0) / 100).toFixed(2)}`)
  expect(rows[first]).toContain(name)

  const policyQuery = { sort: 'policyNumber,asc', columns: 'policyNumber,policyStatus,amountDue' }
  for (const who of ['agent', 'customer'] as const) {
    const list = await platform.request(
      searchPolicies,
      { query: { size: 100, sort: 'policyNumber,asc' } },
      who,
    )
    const file = await platform.request(exportPolicies, { query: policyQuery }, who)
    expect(file.name).toMatch(/^policies-\d{4}-\d\d-\d\d\.csv$/)
    const [, ...lines] = await linesOf(file)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      list.content.map(({ policyNumber }) => policyNumber),
    )
  }
  await expect(
    platform.request(exportPolicies, { query: policyQuery }, 'mssp'),
  ).rejects.toMatchObject({ status: 403 })
})
