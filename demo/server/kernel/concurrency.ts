import type { Work } from '#core/platform/api/endpoint.ts'

/** A call or a job that requests a turn. */
export interface Turn {
  /** Whose share of the process it uses. */
  readonly caller: string
  /** Names work that takes about the same time: an endpoint, a kind of job. */
  readonly name: string
  /** The declared duration, used until it has been measured. */
  readonly declared: Work
}

/** Shares the process between callers. */
export interface Concurrency {
  /**
   * Throws 429 where `run` would reject now, so that a flood is rejected before its bodies are
   * read.
   */
  assertRoom(turn: Turn): void
  /**
   * Runs `work` at the caller's turn. Rejects with 429 when too many calls of the caller wait, with
   * 503 on a timeout. An aborted call leaves the queue at once.
   */
  run<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Runs a job once the jobs’ share of the process is free, without a timeout. */
  runJob<T>(kind: string, work: () => Promise<T>): Promise<T>
  /** Releases the turn of this call chain while `work` waits for another server or a timer. */
  pause<T>(work: () => Promise<T>): Promise<T>
}
