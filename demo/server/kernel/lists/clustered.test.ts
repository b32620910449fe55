import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { accounts } from '../../insurance/accounts/tables.ts'
import { teamIds } from '../seed/ids.ts'
import { fillWithCopies } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { countRead } from '../../testing/read-rows.ts'
import { rowsOf } from '../database/rows-of.ts'

/** Each tenth one is of the team alone, in one state; each fortieth of both teams, in another one. */
const rows = 8_000
/** The bound of counts. */
const most = 100
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ maxListed: most, limitFactor: Number.POSITIVE_INFINITY })
  const isOfBoth = `i % 40 = 1`
  const isOfTeam = `i % 10 = 0`
  await fillWithCopies(platform.services, accounts, rows, {
    agency_id: `(select agency_id from accounts where '${teamIds.healthcare}' = any(team_ids) limit 1)`,
    relation: `'interested'`,
    status: `case when i % 3 = 0 then 'Open' else 'Quoted' end`,
    state: `case when ${isOfTeam} then 'UT' when ${isOfBoth} then 'WY' when i % 2 = 0 then 'AL' else 'WV' end`,
    team_ids: `case when ${isOfTeam} then array['${teamIds.healthcare}']
      when ${isOfBoth} then array['${teamIds.galveston}', '${teamIds.healthcare}'] else array['${teamIds.galveston}'] end`,
  })
}, 120_000)
afterAll(() => platform.close())

const expected = async (direction: 'asc' | 'desc'): Promise<readonly string[]> => {
  const to = sql.raw(direction)
  const result = await platform.services.database.handle().execute(sql`
    select id from ${accounts} where '${sql.raw(teamIds.healthcare)}' = any(team_ids) order by state ${to}, id ${to} limit ${most}`)
  return rowsOf<{ readonly id: string }>(result).map(({ id }) => id)
}

test.each(['asc', 'desc'] as const)(
  'a team has its accounts by state %s, page by page, each one once',
  async (direction) => {
    const found: string[] = []
    for (const page of [0, 1, 2, 3, 4]) {
      const query = { sort: `state,${direction}`, size: 20, page }
      const { content } = await platform.request(searchAccounts, { query }, 'desk')
      found.push(...content.map(({ id }) => id))
    }
    expect(found).toEqual(await expected(direction))
  },
)

test('rows of other teams that come before the first page are not read', async () => {
  const query = { sort: 'state,asc', size: 20 }
  const { read } = await countRead(platform.services, accounts, () =>
    platform.request(searchAccounts, { query }, 'desk'),
  )
  // two samples and the beginning of each set and status; not the 3,800 of the first state
  expect(read).toBeLessThan(3_000)
})
