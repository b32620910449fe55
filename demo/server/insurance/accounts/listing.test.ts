import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countAccounts,
  listCompetitors,
  searchAccounts,
} from '#core/insurance/accounts/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { countQuotes } from '#core/insurance/quotes/count-endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { accountIds } from '../../seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('counts by status are those of the list', async () => {
  for (const who of ['agent', 'admin', 'customer'] as const) {
    const { counts } = await platform.request(countAccounts, { query: {} }, who)
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

test('quotes are counted as their list lists them, without invalid ones', async () => {
  for (const who of ['agent', 'admin', 'customer'] as const) {
    const { counts } = await platform.request(countQuotes, { query: {} }, who)
    expect(counts.map(({ status }) => status)).not.toContain('INVALID')
    expect(counts.map(({ status }) => status)).not.toContain('DELETED')
    for (const { status, count } of counts) {
      const query = { filter: { status: [status] }, size: 1 }
      const { totalElements } = await platform.request(searchQuotes, { query }, who)
      expect([who, status, count]).toEqual([who, status, totalElements])
    }
  }
})

test('lists are narrowed to one account', async () => {
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
