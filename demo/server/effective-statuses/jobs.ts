import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { refreshedAtOnce, refreshStatus } from '../kernel/lists/clock-status.ts'
import { handler, type JobHandler } from '../kernel/queue/handler.ts'
import { job } from '../kernel/queue/job.ts'
import { jobs } from '../kernel/queue/tables.ts'
import type { Services } from '../kernel/services.ts'
import { clockStatuses } from './registry.ts'

const refreshJob = job('statuses.refresh', z.object({}))
const { kind } = refreshJob
export const statusesKind = kind

/**
 * Maximum batches of one run, so that a run is shorter than a job's lease; the next run does the
 * rest.
 */
const mostBatches = 50

/** The key makes it one job, however many processes enqueue it. */
const enqueue = ({ queue }: Services, at: Date): Promise<void> =>
  queue.enqueue(refreshJob, {}, { at, key: `${kind} ${at.toISOString()}` })

/** The next instant at which a status changes. */
const nextChange = async (services: Services): Promise<Date | undefined> => {
  const now = services.clock.now()
  let first: Date | undefined
  for (const status of clockStatuses) {
    const next = await status.next(services, now)
    if (next && (!first || next < first)) first = next
  }
  return first
}

/** Updates the statuses; false when the run's limit was reached before the end. */
const refreshAll = async (services: Services): Promise<boolean> => {
  let left = mostBatches
  for (const status of clockStatuses) {
    for (let done = refreshedAtOnce; done === refreshedAtOnce; left -= 1) {
      if (left === 0) return false
      done = await refreshStatus(services, status)
    }
  }
  return true
}

/**
 * Schedules the update of stored statuses now, and from then on at each change. Called by each
 * process at its start, and after the clock was moved.
 */
export const scheduleStatuses = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  // a clock that was set back leaves a job far in the future
  await services.database
    .handle()
    .delete(jobs)
    .where(and(eq(jobs.kind, kind), gt(jobs.runAt, now)))
  await enqueue(services, now)
}

export const statusHandlers: readonly JobHandler[] = [
  // each batch commits by itself; a repeated run finds less to do
  handler(refreshJob, 'outside', async (_payload, services) => {
    const isDone = await refreshAll(services)
    const next = isDone ? await nextChange(services) : services.clock.now()
    if (next !== undefined) await enqueue(services, next)
  }),
]
