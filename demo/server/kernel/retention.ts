import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows that are deleted once they are old enough. */
export interface Retention {
  readonly table: PgTable
  /** The instant that the age is counted from; rows without one stay. */
  readonly since: PgColumn | SQL
  /** Days that a row stays after that. */
  readonly days: number
  /** Which rows may be deleted; all when absent. */
  readonly when?: SQL
}
