import { sql } from 'drizzle-orm'
import { rowsOf } from '../kernel/database/rows-of.ts'
import type { Services } from '../kernel/services.ts'

/** The number of queries that `executePrepared` has prepared on the connection of a transaction. */
export const countPrepared = async ({ database }: Pick<Services, 'database'>): Promise<number> => {
  const result = await database.handle().execute(sql`
    select count(*)::int as prepared from pg_prepared_statements where starts_with(name, 'prepared_')`)
  return rowsOf<{ readonly prepared: number }>(result)[0]?.prepared ?? Number.NaN
}
