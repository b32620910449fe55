import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test.each([
  ['quotes', 'company_name'],
  ['policies', 'policy_number'],
  ['accounts', 'city'],
])('a search in %s can go by its index', async (table, column) => {
  const { database } = platform.services
  const plan = await database.transaction(async () => {
    // so few rows would be read one by one
    await database.handle().execute(sql`set local enable_seqscan = off`)
    const search = sql`${sql.identifier(column)} ilike '%harbor%'`
    return database
      .handle()
      .execute(sql`explain select id from ${sql.identifier(table)} where ${search}`)
  })
  expect(JSON.stringify(plan)).toContain(`${table}_search`)
})
