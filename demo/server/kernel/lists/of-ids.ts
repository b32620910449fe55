import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a row has one of some ids, as one parameter: a query of any number of them has one text, so that
 * PostgreSQL keeps the plan of a prepared one. To plan a page costs more than to read it, because lists have
 * many indexes.
 */
export const isOfIds = (id: PgColumn, ids: readonly string[]): SQL =>
  sql`${id} = any(${sql.param([...ids])}::text[])`
