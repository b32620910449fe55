import { and, gt, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Services } from '../services.ts'
import { jobs } from './tables.ts'

const earlier = (column: PgColumn, milliseconds: number): SQL =>
  sql`${column} - ${milliseconds} * interval '1 millisecond'`

/**
 * Moves jobs and leases after the clock was set back, so that a job waits its remaining time and
 * the lease of a dead worker ends after its remaining time. Recurring jobs, by their kinds, are
 * rescheduled instead.
 */
export const moveWaiting = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  milliseconds: number,
  recurring: readonly string[],
): Promise<void> => {
  const now = clock.now()
  const handle = database.handle()
  await handle
    .update(jobs)
    .set({ runAt: earlier(jobs.runAt, milliseconds) })
    .where(and(isNull(jobs.failed), gt(jobs.runAt, now), notInArray(jobs.kind, [...recurring])))
  await handle
    .update(jobs)
    .set({ leasedUntil: earlier(jobs.leasedUntil, milliseconds) })
    .where(gt(jobs.leasedUntil, now))
}
