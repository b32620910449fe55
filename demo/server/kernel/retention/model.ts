import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows that are deleted when they expire. */
export interface OldRows {
  readonly table: PgTable
  /** The instant from which the age is counted. Rows without one are never deleted. */
  readonly since: PgColumn | SQL
  /** Days until a row expires after that instant. */
  readonly days: number
  /** Which rows may be deleted; all when absent. */
  readonly when?: SQL | undefined
}

/** The retention of a table, declared by its domain. */
export interface Retention extends Omit<OldRows, 'when'> {
  /** Which rows may be deleted; a function if this depends on the tables of all domains. */
  readonly when?: SQL | ((tables: readonly PgTable[]) => SQL | undefined)
  /** Further tables whose rows are deleted first, besides those that reference this one. */
  readonly after?: readonly PgTable[]
}

/** A table whose rows never expire, with the reason. */
export type PermanentTable = readonly [table: PgTable, reason: string]
