import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a row has one of the `ids` that a prepared query is run with: one parameter for any number of them. */
export const isOfIds = (id: PgColumn): SQL => sql`${id} = any(${sql.placeholder('ids')}::text[])`
