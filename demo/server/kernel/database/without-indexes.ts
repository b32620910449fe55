import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../services.ts'
import { rowsOf } from './rows-of.ts'

interface Index {
  readonly name: string
  readonly definition: string
}

/**
 * Fills tables without their indexes in one transaction and creates the indexes afterwards, which
 * is much faster. Unique indexes remain.
 */
export const withoutIndexes = (
  database: Database,
  tables: readonly PgTable[],
  fill: () => Promise<void>,
): Promise<void> =>
  database.transaction(async () => {
    const handle = database.handle()
    const names = tables.map((table) => sql`${getTableName(table)}`)
    const indexes = rowsOf<Index>(
      await handle.execute(sql`
        select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename in (${sql.join(names, sql`, `)})
          and indexdef not like '%UNIQUE%'`),
    )
    for (const { name } of indexes) await handle.execute(sql`drop index ${sql.identifier(name)}`)
    await fill()
    for (const { definition } of indexes) await handle.execute(sql.raw(definition))
  })
