/** Maximum calls in a window of so many seconds. */
export interface Limit {
  readonly calls: number
  readonly seconds: number
}

/** Counts calls per subject, over all processes of one database. */
export interface Limits {
  /**
   * Counts one call; rejects with 429 and Retry-After when the window is full. Throws inside a
   * transaction, because a call must count even when its caller's work is rolled back.
   */
  take(name: string, subject: string, limit: Limit): Promise<void>
  /**
   * The same for one process, without the database: for pages, which are served while it is away.
   */
  takeHere(name: string, subject: string, limit: Limit): void
  /**
   * Rejects like `take` when the window is full, and counts nothing; also in a transaction. For limits
   * of up to 20 calls: of larger ones it counts what processes have leased.
   */
  mustHaveRoom(name: string, subject: string, limit: Limit): Promise<void>
}
