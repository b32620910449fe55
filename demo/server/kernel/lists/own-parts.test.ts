import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { accounts } from '../../insurance/accounts/tables.ts'
import { teamIds } from '../seed/ids.ts'
import { fillWithCopies } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { countRead } from '../../testing/read-rows.ts'

/** Each eighth one matches, of which the team has one in five alone and one in five with many others. */
const rows = 4_000
const ofTeam = (rows / 8 / 5) * 2
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  const others = ['a', 'b', 'c', 'd'].map((each) => `'team-${each}'`).join(', ')
  await fillWithCopies(platform.services, accounts, rows, {
    agency_id: `(select agency_id from accounts where '${teamIds.healthcare}' = any(team_ids) limit 1)`,
    name: `case when i % 8 = 0 then 'Elm Legal ' else 'Amber Foods ' end || i`,
    relation: `'interested'`,
    status: `case when i % 3 = 0 then 'Open' else 'Quoted' end`,
    team_ids: `case i % 5 when 1 then array['${teamIds.healthcare}']
      when 2 then array[${others}, '${teamIds.healthcare}'] when 3 then array[${others}] else array['${teamIds.galveston}'] end`,
  })
}, 120_000)
afterAll(() => platform.close())

test('a search of a team finds its rows, also those of many teams, and reads those of no other', async () => {
  const query = { search: 'elm legal', totalOnly: true }
  const count = () =>
    countRead(platform.services, accounts, () =>
      platform.request(searchAccounts, { query }, 'desk'),
    )
  // the first call reads the sample
  await count()
  const { result, read } = await count()
  expect(result.totalElements).toBe(ofTeam)
  expect(result.isTotalLowerBound).toBeUndefined()
  // those of many teams are read whoever they belong to
  expect(read).toBeLessThanOrEqual(ofTeam + rows / 8 / 5 + 50)
})
