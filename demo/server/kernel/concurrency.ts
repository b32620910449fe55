import type { Work } from '#core/platform/api/endpoint.ts'

/** A call or a job that asks for a turn. */
export interface Turn {
  /** Whose share of the process it uses. */
  readonly caller: string
  /** Names work that takes about the same time: an endpoint, a kind of job. */
  readonly name: string
  /** How long it takes, until that was measured. */
  readonly declared: Work
}

/** Shares the process between callers. */
export interface Concurrency {
  /** Rejects with 429 what `run` would reject now, so that a flood is ended before it is read. */
  mustHaveRoom(turn: Turn): void
  /**
   * Runs `work` when it is the caller's turn. Rejects with 429 when too many calls of the caller
   * wait, with 503 on a timeout. An aborted call leaves the queue at once.
   */
  run<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Runs a job when it is the turn of jobs, however long that takes. */
  runJob<T>(kind: string, work: () => Promise<T>): Promise<T>
  /** Runs `work` without the turn of this call chain: it waits for another server or for a timer. */
  pause<T>(work: () => Promise<T>): Promise<T>
}
