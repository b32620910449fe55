import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows that are deleted once they are old enough. */
export interface OldRows {
  readonly table: PgTable
  /** The instant that the age is counted from; rows without one stay. */
  readonly since: PgColumn | SQL
  /** Days that a row stays after that. */
  readonly days: number
  /** Which rows may be deleted; all when absent. */
  readonly when?: SQL | undefined
}

/** The retention of a table, as its domain declares it. */
export interface Retention extends Omit<OldRows, 'when'> {
  /** Which rows may be deleted; a function where that depends on the tables of all domains. */
  readonly when?: SQL | ((tables: readonly PgTable[]) => SQL | undefined)
  /** Tables whose rows are deleted before, beside those that reference this one. */
  readonly after?: readonly PgTable[]
}

/** A table whose rows are never deleted for their age, and why. */
export type LastingTable = readonly [table: PgTable, reason: string]
