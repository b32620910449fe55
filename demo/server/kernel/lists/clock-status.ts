import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Services } from '../services.ts'

/** A status that changes by the clock, stored so that lists sort and filter by it. */
export interface ClockStatus {
  readonly table: PgTable
  /** The column's name in the database. */
  readonly column: string
  /** Queries for the `ctid` of rows whose stored status is out of date, each ordered by an index. */
  stale(now: Date): readonly SQL[]
  /** The status of a row at an instant. */
  value(now: Date): SQL
  /** When the next row may change. */
  next(services: Services, now: Date): Promise<Date | undefined>
}

/** Rows that one statement updates at most: none holds its locks for long. */
export const refreshedAtOnce = 200

/**
 * Brings stored statuses up to date, one batch, and gives the number of rows. A list does so before it
 * reads: what has just expired shows as such though the job has yet to run. After a great move of the
 * clock the job does the rest. Rows that somebody is changing are left to the next time.
 */
export const refreshStatus = async (
  { database, clock }: Services,
  { table, column, stale, value }: ClockStatus,
): Promise<number> => {
  const now = clock.now()
  const found = sql.join(
    stale(now).map((rows) => sql`(${rows} limit ${refreshedAtOnce})`),
    sql` union all `,
  )
  const free = sql`select ctid from ${table} where ctid = any(array(${found})) limit ${refreshedAtOnce} for update skip locked`
  const result = await database
    .handle()
    .execute(
      sql`update ${table} set ${sql.identifier(column)} = ${value(now)} where ctid = any(array(${free})) returning 1 as one`,
    )
  return (result as { readonly rows: readonly unknown[] }).rows.length
}
