import { gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { limitWindows } from './tables.ts'

/** A window of a subject, with its maximum of calls. */
export interface LeaseRequest {
  readonly name: string
  readonly subject: string
  /** Maximum calls of a whole window. */
  readonly max: number
  /** Length of a window in milliseconds. */
  readonly length: number
}

/** Calls of a window that this process may use. */
export interface Lease {
  readonly granted: number
  readonly ends: number
  /** Whether the window has no calls left to lease. */
  readonly isLast: boolean
}

/**
 * Maximum difference between the clocks of processes. A window that ends later was opened before a
 * clock was set back.
 */
export const clockSkew = 60_000

/**
 * Leases calls of the current window, or of a new one, in one statement, so that all processes
 * together never exceed the limit. Small limits are leased call by call, large ones a twentieth at
 * a time.
 */
export const lease = async (
  database: Database,
  { name, subject, max, length }: LeaseRequest,
  now: number,
): Promise<Lease> => {
  const share = Math.max(1, Math.floor(max / 20))
  const { used, ends } = limitWindows
  const isOver = or(lte(ends, new Date(now)), gt(ends, new Date(now + length + clockSkew)))
  const [row] = await database
    .handle()
    .insert(limitWindows)
    .values({ name, subject, ends: new Date(now + length), used: share })
    .onConflictDoUpdate({
      target: [limitWindows.name, limitWindows.subject],
      set: {
        // counts at most one share beyond the limit, which shows how much was left for the last one
        used: sql`case when ${isOver} then excluded.used else least(${used} + excluded.used, ${max + share}::bigint) end`,
        ends: sql`case when ${isOver} then excluded.ends else ${ends} end`,
      },
    })
    .returning({ used, ends })
  if (!row) throw new Error('The window of a limit was not written')
  const left = max - (row.used - share)
  return {
    granted: Math.max(0, Math.min(share, left)),
    ends: row.ends.getTime(),
    isLast: left <= share,
  }
}
