import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as after } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { ApiError } from '../api-error.ts'
import { isBrokenConnection } from '../database/error-code.ts'
import { messageOf } from '../log.ts'
import type { Services } from '../services.ts'
import type { JobHandler } from './handler.ts'
import { jobs } from './tables.ts'

type Row = typeof jobs.$inferSelect

/** Timing of leases, after which jobs of dead workers are taken over. */
interface LeaseTimes {
  /** Milliseconds of a lease. */
  readonly length: number
  /** Milliseconds after which a running job renews its lease. */
  readonly renewal: number
}

const leaseTimes: LeaseTimes = { length: 20_000, renewal: 5_000 }

/**
 * Backoff after the first, second, … failed attempt, in milliseconds. After the last one the job is
 * given up.
 */
const backoff = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000] as const
const pollEvery = 1_000
const parallel = 4

export interface Worker {
  /** Releases the jobs of a dead process if only this one can run. */
  takeOver(): Promise<void>
  /** Polls for due jobs now. */
  wake(): void
  /** Starts polling at intervals. */
  start(): void
  /** Runs all due jobs, and those that they queue, until none is left. */
  drain(): Promise<void>
  /** Takes no further jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** Another worker took over the job, so this worker's work must be rolled back. */
class LeaseLost extends Error {}

/** Leases the next due job for this worker; other processes skip it. */
const claim = async (services: Services, { length }: LeaseTimes): Promise<Row | undefined> => {
  const now = services.clock.now()
  const handle = services.database.handle()
  const next = handle
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.failed),
        lte(jobs.runAt, now),
        or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await handle
    .update(jobs)
    .set({
      lease: services.newId(),
      leasedUntil: new Date(now.getTime() + length),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, next))
    .returning()
  return row
}

/** Matches the row while this worker has the lease. */
const isLeased = (row: Row) => and(eq(jobs.id, row.id), eq(jobs.lease, row.lease ?? ''))

/** Renews a lease until stopped, so that only that of a dead worker expires. */
const keepLease = (services: Services, row: Row, { length, renewal }: LeaseTimes) => {
  const { database, clock } = services
  const prolong = () =>
    database
      .handle()
      .update(jobs)
      .set({ leasedUntil: new Date(clock.now().getTime() + length) })
      .where(isLeased(row))
  const timer = setInterval(() => {
    // without the database the job fails by itself
    prolong().catch(() => undefined)
  }, renewal)
  return () => clearInterval(timer)
}

const remove = async ({ database }: Services, row: Row): Promise<void> => {
  const gone = await database.handle().delete(jobs).where(isLeased(row)).returning({ id: jobs.id })
  if (gone.length === 0) throw new LeaseLost()
}

/** Milliseconds between two attempts to remove a job that is done. */
const removalPause = 500

/**
 * Removes a job whose effect a rollback can't undo; repeated for the time of a lease while the database is
 * away, so that the job does not run twice.
 */
const removeDone = async (services: Services, row: Row, { length }: LeaseTimes): Promise<void> => {
  const end = performance.now() + length
  for (;;) {
    try {
      return await remove(services, row)
    } catch (error) {
      if (!isBrokenConnection(error) || performance.now() > end) throw error
      await after(removalPause)
    }
  }
}

const putBack = async (services: Services, row: Row, error: unknown): Promise<void> => {
  const now = services.clock.now()
  const wait = backoff[row.attempts - 1]
  const lastError = messageOf(error)
  services.log({ what: 'job failed', kind: row.kind, attempts: row.attempts, error })
  await services.database
    .handle()
    .update(jobs)
    .set({
      lease: null,
      leasedUntil: null,
      lastError,
      ...(wait === undefined ? { failed: now } : { runAt: new Date(now.getTime() + wait) }),
    })
    .where(isLeased(row))
}

/** Whether a job of test mode is about a record that was deleted meanwhile. */
const isAboutDeleted = ({ mode }: Row, error: unknown): boolean =>
  mode === 'test' && error instanceof ApiError && error.code === 'notFound'

/** Retries a failed job later. Removes a job whose record was deleted. */
const settle = async (services: Services, row: Row, error: unknown): Promise<void> => {
  if (error instanceof LeaseLost) return
  if (!isAboutDeleted(row, error)) return putBack(services, row, error)
  await services.database.handle().delete(jobs).where(isLeased(row))
}

const run = async (
  services: Services,
  job: JobHandler,
  row: Row,
  times: LeaseTimes,
): Promise<void> => {
  if (job.runs === 'transaction') {
    await services.database.transaction(async () => {
      await job.handle(row.payload, services, row.id)
      await remove(services, row)
    })
  } else {
    await job.handle(row.payload, services, row.id)
    await removeDone(services, row, times)
  }
}

/** Works off the queue; any number of processes on one database may do so at once. */
export const createWorker = (
  services: Services,
  known: readonly JobHandler[],
  times = leaseTimes,
): Worker => {
  const byKind = new Map(known.map((job) => [job.kind, job]))
  const active = new Set<Promise<void>>()
  /** A call wakes the worker, whose jobs are not part of it. */
  const outside = AsyncLocalStorage.snapshot()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let started = false

  /** True when there was a job. */
  const step = async (): Promise<boolean> => {
    if (stopped) return false
    const row = await claim(services, times)
    if (!row) return false
    const job = byKind.get(row.kind)
    const stopKeeping = keepLease(services, row, times)
    try {
      if (!job) throw new Error(`No module handles jobs of kind ${row.kind}`)
      await services.concurrency.runJob(row.kind, () =>
        services.database.inMode(row.mode, () => run(services, job, row, times)),
      )
    } catch (error) {
      await settle(services, row, error)
    } finally {
      stopKeeping()
    }
    return true
  }

  const pump = async (): Promise<void> => {
    try {
      while (await step());
    } catch (error) {
      // the database is unreachable; the timer tries again
      services.log({ what: 'queue unreachable', error })
    }
  }

  const wake = (): void => {
    if (!started || stopped || active.size >= parallel) return
    const pumping = outside(pump).finally(() => active.delete(pumping))
    active.add(pumping)
  }

  return {
    wake,
    async takeOver() {
      await services.database.handle().update(jobs).set({ lease: null, leasedUntil: null })
    },
    start() {
      started = true
      timer = setInterval(wake, pollEvery)
      wake()
    },
    async drain() {
      while (await step());
      await Promise.all(active)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all(active)
    },
  }
}
