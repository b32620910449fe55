import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { KeyMode } from '#core/identity/access/modes.ts'
import { databaseCodeOf, lockTimeout } from '../database/error-code.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Clock, Handle, Services } from '../services.ts'

/**
 * Rows whose status changed with time, and those that changed back because a demo set its clock
 * back.
 */
export interface StaleRows {
  readonly forward: readonly SQL[]
  readonly back: readonly SQL[]
}

/** A status that changes by the clock, stored so that lists sort and filter by it. */
export interface ClockStatus {
  readonly table: PgTable
  /** Queries for the `ctid` of rows whose stored status is out of date, each ordered by an index. */
  stale(now: Date): StaleRows
  /** The status of a row at an instant: values by their column names in the database. */
  values(now: Date): Readonly<Record<string, SQL>>
  /** The parent records of the rows, if they store values derived from these statuses. */
  readonly parents?: {
    readonly table: PgTable
    readonly id: PgColumn
    /** The column of the rows that names their parent. */
    readonly key: PgColumn
    /** Derived columns, by their names in the database. */
    readonly values: Readonly<Record<string, SQL>>
  }
  /** The earliest instant at which another row can change. */
  next(services: Services, now: Date): Promise<Date | undefined>
}

/** Maximum rows that one statement updates, so that locks are short. */
export const refreshedAtOnce = 200

/**
 * Milliseconds until a list looks for stale rows again, because planning that query costs more than
 * running it.
 */
const staysUpToDate = 1_000

/** How long a list waits for a table that another statement has locked, such as an index build. */
const maxWait = sql`set local lock_timeout = '200ms'`

const assign = (values: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )

/**
 * Whether the value of a row differs, because rewriting the same value would add entries to all of
 * its indexes.
 */
const differ = (values: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(values).map(
      ([column, value]) => sql`${sql.identifier(column)} is distinct from ${value}`,
    ),
    sql` or `,
  )

interface Locked {
  readonly id: string
}

/**
 * Locks the parents of rows before the rows, as every change of a record does, so that two changes
 * never deadlock; returns those that no other transaction has locked.
 */
const lockParents = async (
  handle: Handle,
  { table, parents }: ClockStatus,
  found: SQL,
): Promise<readonly string[] | undefined> => {
  if (parents === undefined) return undefined
  const { key, id } = parents
  const parentIds = sql`select ${key} from ${table} where ctid = any(array(${found}))`
  const result = await handle.execute(
    sql`select ${id} as id from ${parents.table} where ${id} in (${parentIds}) order by ${id} for update skip locked`,
  )
  return rowsOf<Locked>(result).map((row) => row.id)
}

/** Updates one batch of the found rows; 0 when others have locked all of them. */
const updateBatch = async (
  handle: Handle,
  status: ClockStatus,
  { found, now }: { readonly found: SQL; readonly now: Date },
): Promise<number> => {
  const { table, parents } = status
  const locked = await lockParents(handle, status, found)
  if (locked?.length === 0) return 0
  const ofLocked = parents && locked ? inArray(parents.key, [...locked]) : sql`true`
  const free = sql`select ctid from ${table} where ctid = any(array(${found})) and ${ofLocked} limit ${refreshedAtOnce} for update skip locked`
  const result = await handle.execute(
    sql`update ${table} set ${assign(status.values(now))} where ctid = any(array(${free})) returning 1 as one`,
  )
  if (parents && locked) {
    await handle.execute(
      sql`update ${parents.table} set ${assign(parents.values)} where ${inArray(parents.id, [...locked])} and (${differ(parents.values)})`,
    )
  }
  return rowsOf(result).length
}

/** When the stale rows of a status were last updated, and whether any remained. */
interface Refreshed {
  readonly at: Date
  readonly wasUpToDate: boolean
}

/**
 * When the statuses of a platform were last refreshed, in the tables of each mode: only a clock set back
 * since can change any back.
 */
const refreshed = {
  live: new WeakMap<Clock, Map<ClockStatus, Refreshed>>(),
  test: new WeakMap<Clock, Map<ClockStatus, Refreshed>>(),
} as const satisfies Record<KeyMode, unknown>

type Refreshing = Pick<Services, 'database' | 'clock'>

const refreshesOf = ({ database, clock }: Refreshing): Map<ClockStatus, Refreshed> => {
  const ofMode = refreshed[database.mode()]
  const known = ofMode.get(clock) ?? new Map<ClockStatus, Refreshed>()
  ofMode.set(clock, known)
  return known
}

/**
 * Updates stored statuses, one batch, and returns the number of rows. A list does so before it
 * reads, so that expired records show as such before the job has run. After a large move of the
 * clock the job does the rest. Skips locked rows.
 */
export const refreshStatus = async (
  { database, clock }: Refreshing,
  status: ClockStatus,
  { isPatient = true }: { readonly isPatient?: boolean } = {},
): Promise<number> => {
  const at = clock.now()
  const known = refreshesOf({ database, clock })
  const last = known.get(status)?.at
  const { forward, back } = status.stale(at)
  const possible = last === undefined || at < last ? [...forward, ...back] : forward
  const found = sql.join(
    possible.map((rows) => sql`(${rows} limit ${refreshedAtOnce})`),
    sql` union all `,
  )
  // usually no row is stale, and this check needs no transaction
  const some = await database
    .handle()
    .execute(sql`select 1 as one from (${found}) as stale limit 1`)
  if (rowsOf(some).length === 0) {
    known.set(status, { at, wasUpToDate: true })
    return 0
  }
  // rows that are updated now may change back at any earlier time
  if (last === undefined || at <= last) known.delete(status)
  else known.set(status, { at, wasUpToDate: false })
  return database.transaction(async () => {
    if (!isPatient) await database.handle().execute(maxWait)
    return updateBatch(database.handle(), status, { found, now: at })
  })
}

/**
 * Updates stored statuses for a list, which may show one up to a second late, or as late as a table can
 * be written again.
 */
export const refreshListed = async (services: Refreshing, status: ClockStatus): Promise<void> => {
  const known = refreshesOf(services)
  const last = known.get(status)
  const at = services.clock.now()
  const age = last?.wasUpToDate === true ? at.getTime() - last.at.getTime() : -1
  if (age >= 0 && age < staysUpToDate) return
  try {
    await refreshStatus(services, status, { isPatient: false })
  } catch (error) {
    if (databaseCodeOf(error) !== lockTimeout) throw error
    // the next lists do not wait again at once
    known.set(status, { at, wasUpToDate: true })
  }
}
