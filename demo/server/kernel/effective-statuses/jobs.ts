import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { refreshedAtOnce, refreshStatus, type ClockStatus } from '../lists/clock-status.ts'
import { handler, type JobHandler } from '../queue/handler.ts'
import { job } from '../queue/job.ts'
import type { RecurringJob } from '../queue/recurring-job.ts'
import { jobs } from '../queue/tables.ts'
import type { Services } from '../services.ts'

const refreshJob = job('statuses.refresh', z.object({}))
const { kind } = refreshJob

/**
 * Maximum batches of a run, so that a run is shorter than a job's lease. The next run does the
 * rest.
 */
const maxBatches = 50

/** The key makes it one job, however many processes enqueue it. */
const enqueue = ({ queue }: Services, at: Date): Promise<void> =>
  queue.enqueue(refreshJob, {}, { at, key: `${kind} ${at.toISOString()}` })

/** The next instant at which a status changes. */
const nextChange = async (
  services: Services,
  statuses: readonly ClockStatus[],
): Promise<Date | undefined> => {
  const now = services.clock.now()
  let first: Date | undefined
  for (const status of statuses) {
    const next = await status.next(services, now)
    if (next && (!first || next < first)) first = next
  }
  return first
}

/** Updates the statuses. Returns false if the limit of the run was reached. */
const refreshAll = async (
  services: Services,
  statuses: readonly ClockStatus[],
): Promise<boolean> => {
  let left = maxBatches
  for (const status of statuses) {
    for (let done = refreshedAtOnce; done === refreshedAtOnce; left -= 1) {
      if (left === 0) return false
      done = await refreshStatus(services, status)
    }
  }
  return true
}

/**
 * Schedules the update of stored statuses now and at each later change. Called by each process at
 * its start, and after the clock was moved.
 */
const schedule = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  // setting the clock back leaves a job far in the future
  await services.database
    .handle()
    .delete(jobs)
    .where(and(eq(jobs.kind, kind), gt(jobs.runAt, now)))
  await enqueue(services, now)
}

/** The update of stored statuses, which queues its next run itself. */
export const statusRefresh: RecurringJob = { kind, schedule }

/** Updates stored statuses; each batch commits by itself, and a repeated run finds less to do. */
export const statusHandler = (statuses: readonly ClockStatus[]): JobHandler =>
  handler(refreshJob, 'outside', async (_payload, services) => {
    const isDone = await refreshAll(services, statuses)
    const next = isDone ? await nextChange(services, statuses) : services.clock.now()
    if (next !== undefined) await enqueue(services, next)
  })
