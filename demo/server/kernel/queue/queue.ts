import type { Clock, Database, Queue } from '../services.ts'
import { storedPayload } from './job.ts'
import { jobs } from './tables.ts'

/** A queue that stores its jobs in the database; `announce` wakes the workers after the commit. */
export const createQueue = ({
  database,
  clock,
  newId,
  announce,
}: {
  readonly database: Database
  readonly clock: Clock
  newId(): string
  announce(): void
}): Queue => ({
  async enqueue(job, payload, { at, key } = {}) {
    const now = clock.now()
    await database
      .handle()
      .insert(jobs)
      .values({
        id: key ?? newId(),
        kind: job.kind,
        payload: storedPayload(job, payload),
        mode: database.mode(),
        created: now,
        runAt: at ?? now,
      })
      .onConflictDoNothing({ target: jobs.id })
    database.afterCommit(announce)
  },
})
