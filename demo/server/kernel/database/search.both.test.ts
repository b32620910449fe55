import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test.each(['quotes', 'policies', 'accounts'])(
  'a search in %s can go by its index',
  async (table) => {
    const { database } = platform.services
    const plan = await database.transaction(async () => {
      // so few rows would be read one by one
      await database.handle().execute(sql`set local enable_seqscan = off`)
      const rows = sql`select id from ${sql.identifier(table)} where searched like '%harbor%'`
      return database.handle().execute(sql`explain ${rows}`)
    })
    expect(JSON.stringify(plan)).toContain(`${table}_search`)
  },
)
