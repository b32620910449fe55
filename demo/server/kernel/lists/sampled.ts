/** The rows of one lead in a sample. */
export interface SampledLead {
  readonly lead: string
  readonly rows: number
  /** How many of them match. */
  readonly matches: number
  /** How many come before the first match, in the order of the list. */
  readonly before: number
  /** How many come before each end of the sample. */
  readonly within: readonly number[]
}

/** Where a scan of the first rows of a list ends. */
export interface End {
  /** So many rows. */
  readonly depth: number
  /** The sort key after them, as a text; null where the sample does not reach so far. */
  readonly key: string | null
}

/** The days of creation of the rows of a sample, in the order of a list. */
export interface RowsByDay {
  /** The days as steps from its beginning: counted backwards in a descending list. */
  readonly steps: readonly number[]
  /** Which of the rows match. */
  readonly matches: readonly number[]
}

/** What a sample says of a list. */
export interface Sample {
  /** How many rows were read. */
  readonly taken: number
  /** Its share of all rows, up to 1. */
  readonly share: number
  readonly leads: readonly SampledLead[]
  /** How many rows of these leads are within the dates of the list, where an index has these in its order. */
  readonly dated?: number
  /** How many rows the index finds for a search: those with its text and the filters that the index is asked for. */
  readonly found?: number
  /** Ends of scans, by their depth. */
  readonly ends: readonly End[]
  /** Where rows may be read by the days of their creation. */
  readonly byDay?: RowsByDay
}

/** How many rows of a sample match. */
export const matchesOf = ({ leads }: Sample): number =>
  leads.reduce((sum, each) => sum + each.matches, 0)
