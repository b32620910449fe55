import type { Services } from '../services.ts'

/** What a room does with a kind of queued job. */
export interface Job {
  readonly kind: string
  /**
   * `transaction`: runs in one transaction with the removal of the job, so its rows are written once.
   * `outside`: talks to another server; may run twice when the process dies, so the other side must bear it.
   */
  readonly runs: 'transaction' | 'outside'
  handle(payload: unknown, services: Services, jobId: string): Promise<void>
}
