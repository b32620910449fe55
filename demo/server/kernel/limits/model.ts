/** Maximum calls in a window of `seconds`. */
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
   * The same for one process, without the database: for pages, which are served while the database
   * is unavailable.
   */
  takeHere(name: string, subject: string, limit: Limit): void
  /**
   * Rejects like `take` when the window is full, but counts nothing; may be called in a
   * transaction. Exact for limits of up to 20 calls; for larger ones leased calls count as used.
   */
  assertRoom(name: string, subject: string, limit: Limit): Promise<void>
}
