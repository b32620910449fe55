import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { handler, type JobHandler } from '../queue/handler.ts'
import { job, type PayloadOf } from '../queue/job.ts'
import { jobs } from '../queue/tables.ts'
import type { RecurringJob } from '../queue/recurring-job.ts'
import { deleteExpired } from './delete-expired.ts'
import type { OldRows } from './model.ts'

const day = 86_400_000
/** Milliseconds after midnight UTC at which the daily cleanup starts, when few users are active. */
const begins = 3 * 3_600_000
const batches = { rows: 500, max: 100 }

/** A run of the cleanup of one day. A large backlog takes several. */
const cleanupJob = job('retention.clean', z.object({ day: z.int(), part: z.int() }))
const { kind } = cleanupJob
type Run = PayloadOf<typeof cleanupJob>

/** The key makes it one job, however many processes enqueue it. */
const keyOf = ({ day: number, part }: Run): string => `${kind} ${number} ${part}`

const enqueue = ({ queue }: Services, run: Run, at: Date): Promise<void> =>
  queue.enqueue(cleanupJob, run, { at, key: keyOf(run) })

const nextDay = ({ clock }: Services): number =>
  Math.floor((clock.now().getTime() - begins) / day) + 1

const timeOf = (number: number): Date => new Date(number * day + begins)

/**
 * Schedules the next cleanup. Called by each process at its start, and after the clock was moved.
 */
export const scheduleCleanup = async (services: Services): Promise<void> => {
  const next: Run = { day: nextDay(services), part: 0 }
  const at = timeOf(next.day)
  // a clock that was set back leaves jobs for days far in the future, and one of the next day that was
  // given up before
  const isGivenUp = and(eq(jobs.id, keyOf(next)), isNotNull(jobs.failed))
  await services.database
    .handle()
    .delete(jobs)
    .where(and(eq(jobs.kind, kind), or(gt(jobs.runAt, at), isGivenUp)))
  await enqueue(services, next, at)
}

/** The daily cleanup, which queues its next run itself. */
export const cleanup: RecurringJob = { kind, schedule: scheduleCleanup }

/** The rows that a cleanup deletes in the tables of each mode. */
interface Cleaned {
  readonly live: readonly OldRows[]
  readonly test: readonly OldRows[]
}

/** Deletes expired rows; each batch commits by itself, and a repeated run finds less to do. */
export const cleanupHandler = ({ live, test }: Cleaned): JobHandler =>
  handler(cleanupJob, 'outside', async ({ day: number, part }, services) => {
    // first, so that a failed cleanup does not end those of the next days
    const next = Math.max(number + 1, nextDay(services))
    await enqueue(services, { day: next, part: 0 }, timeOf(next))
    const { figures, isDone } = await deleteExpired(services, live, batches)
    services.log({ what: 'cleaned', ...figures, isDone })
    const sandbox = await services.database.inMode('test', () =>
      deleteExpired(services, test, batches),
    )
    if (Object.keys(sandbox.figures).length > 0) {
      services.log({ what: 'test records cleaned', ...sandbox.figures, isDone: sandbox.isDone })
    }
    if (!isDone || !sandbox.isDone)
      await enqueue(services, { day: number, part: part + 1 }, services.clock.now())
  })
