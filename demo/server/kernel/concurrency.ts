/** Whose turn some work takes. */
export interface Turn {
  readonly caller: string
  /** Most work of the caller that runs at once; the standard bound when absent. */
  readonly atOnce?: number
  /** Whether it takes seconds: such work of all callers leaves turns to short work. */
  readonly isLong?: boolean
}

/** Runs expensive work with a limit in total and per caller. */
export interface Concurrency {
  /** Rejects with 429 what `run` would reject now, so that a flood is ended before it is read. */
  mustHaveRoom(turn: Turn): void
  /**
   * Runs `work` when it is the caller's turn. Rejects with 429 when too many calls of the caller
   * wait, with 503 on a timeout. An aborted call leaves the queue at once.
   */
  run<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}
