import { and, getTableName, sql } from 'drizzle-orm'
import type { Retention } from '../kernel/retention.ts'
import type { Services } from '../kernel/services.ts'

const day = 86_400_000

/** How much is deleted at once, and in one run; the rest is left for the next run. */
export interface Batches {
  /** Rows that one statement deletes at most, so that none holds its locks for long. */
  readonly rows: number
  /** Statements of one run that delete anything, at most: a run stays shorter than a job's lease. */
  readonly most: number
}

/** Rows deleted, by the name of their table. */
export type Figures = Readonly<Record<string, number>>

const deleteBatch = async (
  { database, clock }: Services,
  { table, since, days, when }: Retention,
  rows: number,
): Promise<number> => {
  const before = new Date(clock.now().getTime() - days * day).toISOString()
  const old = and(sql`${since} <= ${before}::timestamptz`, when)
  // rows that somebody else is changing or deleting are left to them
  const batch = sql`select ctid from ${table} where ${old} limit ${rows} for update skip locked`
  const gone = await database
    .handle()
    .delete(table)
    .where(sql`ctid = any(array(${batch}))`)
    .returning({ one: sql<number>`1` })
  return gone.length
}

/** Deletes what is out of date, in batches that are each a transaction of their own. */
export const clean = async (
  services: Services,
  rules: readonly Retention[],
  { rows, most }: Batches,
): Promise<{ readonly figures: Figures; readonly isDone: boolean }> => {
  const figures: Record<string, number> = {}
  let left = most
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
