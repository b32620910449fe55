import type * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { readPayload, type Job } from './job.ts'

/**
 * `transaction`: runs in one transaction with the deletion of the job, so its rows are written
 * once. `outside`: talks to another server; may run twice when the process dies, so the other side
 * must accept that.
 */
export type Runs = 'transaction' | 'outside'

/** The handler of a domain for one of its jobs. */
export interface JobHandler {
  readonly kind: string
  readonly runs: Runs
  /** Throws if the stored payload does not match the job's shape. */
  handle(stored: unknown, services: Services, jobId: string): Promise<void>
}

/** Binds a handler to its job, which determines the type of the payload. */
export const handler = <Payload extends z.ZodMiniType>(
  job: Job<Payload>,
  runs: Runs,
  handle: (payload: z.output<Payload>, services: Services, jobId: string) => Promise<unknown>,
): JobHandler => ({
  kind: job.kind,
  runs,
  async handle(stored, services, jobId) {
    await handle(readPayload(job, stored), services, jobId)
  },
})
