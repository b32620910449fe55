import { and, not, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/**
 * True for a row that no row of the tables references, so that deleting it loses no data of users.
 */
export const isUnreferenced = (target: PgTable, tables: readonly PgTable[]): SQL | undefined =>
  and(
    ...tables.flatMap((table) =>
      getTableConfig(table)
        .foreignKeys.map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable === target)
        .map(({ columns, foreignColumns }) => {
          const isReferencing = and(
            ...columns.flatMap((column, at) => {
              const foreign = foreignColumns[at]
              return foreign ? [sql`${column} = ${foreign}`] : []
            }),
          )
          return not(sql`exists (select 1 from ${table} where ${isReferencing})`)
        }),
    ),
  )
