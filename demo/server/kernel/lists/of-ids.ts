import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a row has one of the `ids` of a prepared query: one parameter for any number of ids. */
export const isOfIds = (id: PgColumn): SQL => sql`${id} = any(${sql.placeholder('ids')}::text[])`
