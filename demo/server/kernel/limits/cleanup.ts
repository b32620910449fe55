import { and, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { limitWindows } from './tables.ts'

/** Milliseconds between two deletions by a process. */
const every = 10_000
/** Rows per deletion, more than a call adds, so that the table shrinks after a flood. */
const atOnce = 2_000

/**
 * Deletes ended windows, a limited number at a time; skips rows that another process has locked.
 */
const deleteEnded = async (database: Database, now: number): Promise<number> => {
  const handle = database.handle()
  const ended = handle
    .select({ row: sql`ctid` })
    .from(limitWindows)
    .where(lte(limitWindows.ends, new Date(now)))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const gone = await handle
    .delete(limitWindows)
    .where(and(inArray(sql`ctid`, ended), lte(limitWindows.ends, new Date(now))))
    .returning({ name: limitWindows.name })
  return gone.length
}

/** Deletes ended windows at intervals, as part of a call that writes anyway. */
export const createCleanup = (database: Database): ((now: number) => Promise<void>) => {
  let next = 0
  return async (now) => {
    // deletions continue after the clock was set back
    if (now < next && next <= now + every) return
    next = now + every
    if ((await deleteEnded(database, now)) === atOnce) next = now
  }
}
