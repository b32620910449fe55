import { and, asc, desc, eq, gt, lte, min, not, sql } from 'drizzle-orm'
import type { ClockStatus } from '../../kernel/lists/clock-status.ts'
import { submissions } from './tables.ts'

const { isExpired, expires } = submissions

/** The stored expiry of submissions; follows the clock, also when a demo moves it back. */
export const submissionClock: ClockStatus = {
  table: submissions,
  stale: (now) => ({
    forward: [
      sql`select ctid from ${submissions} where ${and(not(isExpired), lte(expires, now))} order by ${asc(expires)}`,
    ],
    back: [
      sql`select ctid from ${submissions} where ${and(eq(isExpired, true), gt(expires, now))} order by ${desc(expires)}`,
    ],
  }),
  values: (now) => ({ is_expired: sql`${expires} <= ${now.toISOString()}::timestamptz` }),
  async next({ database }, now) {
    const [row] = await database
      .handle()
      .select({ first: min(expires) })
      .from(submissions)
      .where(and(not(isExpired), gt(expires, now)))
    return row?.first ?? undefined
  },
}
