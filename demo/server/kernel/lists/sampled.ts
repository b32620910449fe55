/** The rows of one lead in a sample. */
export interface SampledLead {
  readonly lead: string
  readonly rows: number
  /** How many of them match. */
  readonly matches: number
  /** How many come before the first match, in the order of the list. */
  readonly before: number
}

/** What a sample says of a list. */
export interface Sample {
  /** How many rows were read. */
  readonly taken: number
  /** Its share of all rows, up to 1. */
  readonly share: number
  readonly leads: readonly SampledLead[]
  /**
   * The first sort keys of the matches as texts, in order, where rows are scanned month by month: a
   * scan of many months ends at one of them.
   */
  readonly keys: readonly string[]
  /**
   * The steps of the matches, in the order of the list, where rows may be read week by week: the weeks of
   * their creation, counted backwards in a descending list.
   */
  readonly steps?: readonly number[]
}
