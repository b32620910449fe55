import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchBinders, searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { teamIds } from '../seed/ids.ts'
import { fillWithCopies, ofCopiedQuotes } from '../../testing/copies.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { countRead } from '../../testing/read-rows.ts'

/** Each fourth one matches, and each fourth one of these is a binder. */
const rows = 4_000
const matching = rows / 4
const bound = matching / 4
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  const status = `case when i % 16 = 0 then 'BOUND' else 'READY' end`
  await fillWithCopies(platform.services, quotes, rows, {
    ...ofCopiedQuotes,
    agency_id: `(select agency_id from quotes where '${teamIds.healthcare}' = any(team_ids) limit 1)`,
    account_id: `(select account_id from quotes where '${teamIds.healthcare}' = any(team_ids) limit 1)`,
    company_name: `case when i % 4 = 0 then 'Elm Legal ' else 'Amber Foods ' end || i`,
    status,
    effective_status: status,
    expires_on: `'2099-01-01'::timestamptz`,
    team_ids: `array['${teamIds.healthcare}']`,
  })
}, 120_000)
afterAll(() => platform.close())

const query = { search: 'elm legal', totalOnly: true }
const countOf = async (endpoint: typeof searchBinders | typeof searchQuotes): Promise<number> =>
  (await platform.request(endpoint, { query }, 'desk')).totalElements

test('a search among the binders of a team reads no other quotes', async () => {
  await countOf(searchBinders)
  const { result, read } = await countRead(platform.services, quotes, () => countOf(searchBinders))
  expect(result).toBe(bound)
  expect(read).toBeLessThanOrEqual(bound + 50)
  expect(await countOf(searchQuotes)).toBe(matching)
})

test('a quote that becomes a binder is found among these', async () => {
  await platform.services.database
    .handle()
    .update(quotes)
    .set({ status: 'BOUND', effectiveStatus: 'BOUND' })
    .where(eq(quotes.id, 'bench-4'))
  expect(await countOf(searchBinders)).toBe(bound + 1)
  expect(await countOf(searchQuotes)).toBe(matching)
})
