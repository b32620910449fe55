import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../kernel/database/rows-of.ts'
import type { Services } from '../kernel/services.ts'

const soFar = async ({ database }: Services, table: PgTable): Promise<number> => {
  const result = await database.handle().execute(sql`
    select sum(idx_tup_fetch + seq_tup_read)::int as read from pg_stat_xact_user_tables where relname = ${getTableName(table)}`)
  return rowsOf<{ readonly read: number }>(result)[0]?.read ?? Number.NaN
}

/** Runs work and returns its result with the number of rows that it read from a table. */
export const countRead = async <Result>(
  services: Services,
  table: PgTable,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly read: number }> =>
  services.database.transaction(async () => {
    const before = await soFar(services, table)
    const result = await work()
    return { result, read: (await soFar(services, table)) - before }
  })
