import { gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { limitWindows } from './tables.ts'

/** A window of a subject, and how many calls fit into it. */
export interface Asked {
  readonly name: string
  readonly subject: string
  /** Calls of a whole window. */
  readonly most: number
  /** Length of a window in milliseconds. */
  readonly length: number
}

/** Calls of a window that this process alone may spend. */
export interface Lease {
  readonly granted: number
  readonly ends: number
  /** The window has no more to lease. */
  readonly isLast: boolean
}

/** Clocks of processes differ by less; a window that ends later was opened before a clock was set back. */
export const clockSkew = 60_000

/**
 * Leases calls of the running window, or opens one, in one statement: what all processes together are
 * granted never exceeds the limit. Small limits are leased call by call, large ones a twentieth at a time.
 */
export const lease = async (
  database: Database,
  { name, subject, most, length }: Asked,
  now: number,
): Promise<Lease> => {
  const share = Math.max(1, Math.floor(most / 20))
  const { used, ends } = limitWindows
  const isOver = or(lte(ends, new Date(now)), gt(ends, new Date(now + length + clockSkew)))
  const [row] = await database
    .handle()
    .insert(limitWindows)
    .values({ name, subject, ends: new Date(now + length), used: share })
    .onConflictDoUpdate({
      target: [limitWindows.name, limitWindows.subject],
      set: {
        // counted beyond the limit by one share at most, which tells how much of the last one was left
        used: sql`case when ${isOver} then excluded.used else least(${used} + excluded.used, ${most + share}::bigint) end`,
        ends: sql`case when ${isOver} then excluded.ends else ${ends} end`,
      },
    })
    .returning({ used, ends })
  if (!row) throw new Error('The window of a limit was not written')
  const left = most - (row.used - share)
  return {
    granted: Math.max(0, Math.min(share, left)),
    ends: row.ends.getTime(),
    isLast: left <= share,
  }
}
