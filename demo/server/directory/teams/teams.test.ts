import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from 'node:process'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { searchBinders, searchInbox, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { searchTeams } from '#core/directory/teams/endpoints.ts'
import { draftOf, save } from '../../insurance/quotes/draft.fixture.ts'
import { teamAccounts } from '../../insurance/accounts/tables.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { organisationIds, teamIds } from '../../kernel/seed/ids.ts'
import { insertCopies } from '../../testing/copies.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const names = async (as: As, search?: string) => {
  const query = search === undefined ? {} : { search }
  return (await platform.request(searchTeams, { query }, as)).content.map(({ name }) => name)
}

describe('teams', () => {
  test('are listed for the account, the default team first', async () => {
    expect(await names('admin')).toEqual([
      'Gulf and Southeast Underwriting',
      'London and Sydney',
      'Northeast Underwriting',
      'Wholesale and Surplus Lines',
    ])
    expect(await names('agency')).toEqual(['Galveston Office', 'Healthcare Desk'])
    expect(await names('wholesale')).toEqual([])
  })

  test('are found by a part of the name, taken literally', async () => {
    expect(await names('admin', 'UNDERWRIT')).toHaveLength(2)
    expect(await names('admin', '%')).toEqual([])
    const headers = { Authorization: `Bearer ${await platform.tokenOf('admin')}` }
    const path = `/api/user/v1/teams/search?search=${'x'.repeat(201)}`
    expect((await platform.fetch(path, { headers })).status).toBe(400)
  })

  test('are only the user’s own for users restricted to teams, as in their token', async () => {
    expect(await names('desk')).toEqual(['Healthcare Desk'])
    const realmOf = async (as: 'desk' | 'agent' | 'admin') =>
      readToken(await platform.tokenOf(as))?.payload
    expect(await realmOf('desk')).toMatchObject({ realm: 'TEAM' })
    expect(await realmOf('agent')).toMatchObject({ realm: 'ACCOUNT' })
    expect(await realmOf('admin')).toMatchObject({ realm: 'ACCOUNT' })
  })
})

const lists = [
  ['quotes', searchQuotes],
  ['binders', searchBinders],
  ['policies', searchPolicies],
  ['accounts', searchAccounts],
] as const

describe.each(lists)('the list of %s', (_name, endpoint) => {
  const total = async (as: As, team?: string) => {
    const query = team === undefined ? { size: 1 } : { size: 1, filter: { team: [team] } }
    const answer = await platform.request(endpoint, { query }, as)
    return answer.totalElements
  }

  test('can be filtered by the agencies of a staff team', async () => {
    const shares = await Promise.all([
      total('admin', teamIds.gulf),
      total('admin', teamIds.wholesale),
      total('admin', teamIds.international),
    ])
    expect(shares[0]).toBe(await total('agency'))
    expect(shares[1]).toBe(await total('wholesale'))
    expect(shares.every((share) => share > 0)).toBe(true)
    expect(await total('admin', teamIds.northeast)).toBe(0)
    expect(await total('admin', 'all')).toBe(await total('admin'))
  })

  test('can be filtered by the accounts of an agency’s team', async () => {
    const health = await total('agency', teamIds.healthcare)
    const rest = await total('agency', teamIds.galveston)
    expect(health).toBeGreaterThan(0)
    expect(health + rest).toBe(await total('agency'))
    expect(await total('desk')).toBe(health)
  })

  test.each([
    ['agency', teamIds.gulf],
    ['wholesale', teamIds.healthcare],
    ['desk', teamIds.galveston],
    ['desk', 'all'],
    ['admin', teamIds.healthcare],
    ['customer', teamIds.healthcare],
    ['admin', 'nowhere'],
  ] as const)('rejects %s with the team %s', async (as, team) => {
    await expect(total(as, team)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })
})

test('the inbox can be filtered by team', async () => {
  const query = { size: 100, filter: { team: [teamIds.international] } }
  const { content } = await platform.request(searchInbox, { query }, 'underwriter')
  expect(new Set(content.map(({ agencyName }) => agencyName))).toEqual(
    new Set(['Albion Cyber Brokers', 'Southern Cyber Brokers']),
  )
})

test('a user restricted to teams sees only their teams’ records of the agency', async () => {
  const body = draftOf('Team Dental')
  const savedQuote = await platform.request(saveQuote, { params: { id: 'P100' }, body }, 'desk')
  const { content } = await platform.request(searchQuotes, { query: { size: 100 } }, 'desk')
  expect(content.map(({ id }) => id)).toContain(savedQuote.id)
})

test('an account brings its quotes and policies to a team until it leaves the team', async () => {
  const filter = { team: [teamIds.galveston] }
  const {
    content: [policy],
  } = await platform.request(searchPolicies, { query: { size: 1, filter } }, 'agency')
  const accountId = policy?.accountId ?? ''
  const accountFilter = { filter: { accountId: [accountId] } }
  const totals = () =>
    Promise.all(
      lists.map(async ([, endpoint]) => {
        const seen = async (as: As) =>
          (await platform.request(endpoint, { query: accountFilter }, as)).totalElements
        return [await seen('agency'), await seen('desk')] as const
      }),
    )
  const before = await totals()
  expect(before.map(([, desk]) => desk)).toEqual(lists.map(() => 0))
  const { database } = platform.services
  await database.handle().insert(teamAccounts).values({ teamId: teamIds.healthcare, accountId })
  const after = await totals()
  expect(after).toEqual(before.map(([agency]) => [agency, agency]))
  expect(after.every(([agency]) => agency > 0)).toBe(true)
  await database
    .handle()
    .delete(teamAccounts)
    .where(and(eq(teamAccounts.accountId, accountId), eq(teamAccounts.teamId, teamIds.healthcare)))
  expect(await totals()).toEqual(before)
})

const give = async (accountId: string, teamId: string): Promise<void> => {
  await platform.services.database.handle().insert(teamAccounts).values({ teamId, accountId })
}

/** Inserts a quote of an account without a lock on the account. */
const insertQuote = async (accountId: string): Promise<void> => {
  const values = {
    id: "'bench-of-team'",
    quote_number: "'BENCH'",
    request_id: 'null',
    account_id: `'${accountId}'`,
    agency_id: `'${organisationIds.harbor}'`,
  }
  await platform.services.database.handle().execute(insertCopies(quotes, 1, { values }))
}

// skipped on the embedded database, where one transaction waits for the other from the beginning
describe.skipIf(!env['TEST_DATABASE_URL'])('an account that is added to a team', () => {
  test.each([
    [
      'another team',
      [teamIds.galveston, teamIds.healthcare],
      (id: string) => give(id, teamIds.galveston),
    ],
    ['a quote', [teamIds.healthcare], insertQuote],
  ] as const)('appears in all lists of its teams while it gets %s', async (what, its, addOther) => {
    const { accountId } = await save(platform, draftOf(`Dental of ${what}`))
    const { database } = platform.services
    const runOutsideTransaction = AsyncLocalStorage.snapshot()
    let coming: Promise<void> | undefined
    await database.transaction(async () => {
      await addOther(accountId)
      coming = runOutsideTransaction(() => give(accountId, teamIds.healthcare))
      await untilBlocked(platform.services, coming)
    })
    await coming
    const totals = (filter: Readonly<Record<string, readonly string[]>> = {}) =>
      Promise.all(
        [searchQuotes, searchAccounts].map(async (endpoint) => {
          const query = { filter: { accountId: [accountId], ...filter } }
          return (await platform.request(endpoint, { query }, 'agency')).totalElements
        }),
      )
    const all = await totals()
    for (const team of its) expect(await totals({ team: [team] })).toEqual(all)
  })
})
