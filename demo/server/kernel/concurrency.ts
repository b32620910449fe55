/** Runs expensive work with a limit in total and per caller. */
export interface Concurrency {
  /**
   * Runs `work` when it is the caller's turn. Rejects with 429 when too many calls of the caller
   * wait, with 503 on a timeout. An aborted call leaves the queue at once.
   */
  run<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}
