import { and, getTableName, sql } from 'drizzle-orm'
import type { OldRows } from './model.ts'
import type { Services } from '../services.ts'

const day = 86_400_000

/** Limits of a statement and of a run. The next run deletes the rest. */
export interface Batches {
  /** Maximum rows that one statement deletes, so that locks are short. */
  readonly rows: number
  /** Maximum statements of one run, so that a run is shorter than a job's lease. */
  readonly max: number
}

/** Number of deleted rows by table name. */
export type Figures = Readonly<Record<string, number>>

const deleteBatch = async (
  { database, clock }: Services,
  { table, since, days, when }: OldRows,
  rows: number,
): Promise<number> => {
  const before = new Date(clock.now().getTime() - days * day).toISOString()
  const old = and(sql`${since} <= ${before}::timestamptz`, when)
  // skips rows that another transaction has locked
  const batch = sql`select ctid from ${table} where ${old} limit ${rows} for update skip locked`
  const gone = await database
    .handle()
    .delete(table)
    .where(sql`ctid = any(array(${batch}))`)
    .returning({ one: sql<number>`1` })
  return gone.length
}

/** Deletes expired rows, in batches that are separate transactions. */
export const deleteExpired = async (
  services: Services,
  rules: readonly OldRows[],
  { rows, max }: Batches,
): Promise<{ readonly figures: Figures; readonly isDone: boolean }> => {
  const figures: Record<string, number> = {}
  let left = max
  for (const rule of rules) {
    const name = getTableName(rule.table)
    for (let gone = rows; gone > 0;) {
      if (left === 0) return { figures, isDone: false }
      gone = await deleteBatch(services, rule, rows)
      if (gone === 0) break
      left -= 1
      figures[name] = (figures[name] ?? 0) + gone
    }
  }
  return { figures, isDone: true }
}
