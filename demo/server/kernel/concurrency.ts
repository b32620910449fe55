/** Runs expensive work a few at a time, and no more of one caller than of others. */
export interface Concurrency {
  /**
   * Runs `work` when it is the caller's turn. Refuses with 429 when the caller has too much waiting, with
   * 503 when no turn came in time. A caller that aborts while it waits leaves its place at once.
   */
  run<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}
