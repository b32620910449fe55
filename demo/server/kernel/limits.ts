/** So many calls in a window of so many seconds. */
export interface Limit {
  readonly calls: number
  readonly seconds: number
}

/** Counts calls per subject, over all processes of one database. */
export interface Limits {
  /**
   * Counts one call; refuses with 429 and Retry-After when the window is full. Throws inside a
   * transaction: a call counts whatever becomes of the work of its caller.
   */
  take(name: string, subject: string, limit: Limit): Promise<void>
}
