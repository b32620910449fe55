import { sql } from 'drizzle-orm'
import { rowsOf } from '../kernel/database/rows-of.ts'
import type { Services } from '../kernel/services.ts'

/** The queries whose plans the connection of a transaction keeps by `executeKept`. */
export const countKept = async ({ database }: Pick<Services, 'database'>): Promise<number> => {
  const result = await database.handle().execute(sql`
    select count(*)::int as kept from pg_prepared_statements where starts_with(name, 'kept_')`)
  return rowsOf<{ readonly kept: number }>(result)[0]?.kept ?? Number.NaN
}
