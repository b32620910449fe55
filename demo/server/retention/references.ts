import { and, is, not, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../schema/schema.ts'

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable))

/**
 * True for a row that no row of another table references: deleting it loses nothing that a user
 * made. `except` are tables whose rows are deleted with it.
 */
export const isUnreferenced = (target: PgTable, except: readonly PgTable[] = []): SQL | undefined =>
  and(
    ...tables.flatMap((table) =>
      except.includes(table)
        ? []
        : getTableConfig(table)
            .foreignKeys.map((key) => key.reference())
            .filter(({ foreignTable }) => foreignTable === target)
            .map(({ columns, foreignColumns }) => {
              const named = and(
                ...columns.flatMap((column, at) => {
                  const foreign = foreignColumns[at]
                  return foreign ? [sql`${column} = ${foreign}`] : []
                }),
              )
              return not(sql`exists (select 1 from ${table} where ${named})`)
            }),
    ),
  )
