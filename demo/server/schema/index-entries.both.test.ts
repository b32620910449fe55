import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../insurance/accounts/tables.ts'
import { policies } from '../insurance/policies/tables.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { submissions } from '../insurance/submissions/tables.ts'
import { rowsOf } from '../kernel/database/rows-of.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

/** Different letters of three bytes, which the database cannot compress. */
const letters = (count: number): string =>
  String.fromCodePoint(
    ...Array.from({ length: count }, (_, at) => 0x4e_00 + ((at * 7919) % 20_000)),
  )

const name = letters(200)
const email = `${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(6)}@company.example`.slice(-254)

// an entry of a btree index takes at most 2,704 bytes
test.each([
  [accounts, { name, domain_name: `${'long-name.'.repeat(24)}example`, city: letters(100) }],
  [policies, { company_name: name }],
  [quotes, { company_name: name, customer_email: email }],
  [submissions, { account_name: name, submitter_email: email }],
])('the indexes of a table accept the longest values', async (table, values) => {
  const teamIds = Array.from({ length: 50 }, () => randomUUID())
  const assigned = Object.entries({ ...values, agency_name: name }).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
  )
  const teams = sql`team_ids = array(select jsonb_array_elements_text(${JSON.stringify(teamIds)}::jsonb))`
  const result = await platform.services.database.handle().execute(sql`
    update ${table} set ${sql.join([...assigned, teams], sql`, `)}
    where ctid = (select min(ctid) from ${table}) returning 1 as one`)
  expect(rowsOf(result)).toHaveLength(1)
})
