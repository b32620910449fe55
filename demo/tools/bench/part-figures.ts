import type { Figure } from './figure.ts'
import type { ListViewer } from './lists/viewers.ts'

/** Options of a measurement. */
export interface MeasureOptions {
  /** Also measures lists with some pairs of sort, filter and search. */
  readonly withPairs: boolean
  /** Measures the lists of these viewers only; all when undefined. */
  readonly viewers: readonly ListViewer[] | undefined
}

/** The figures of a part, and the calls that exceeded their limit. */
export interface PartFigures {
  readonly figures: readonly Figure[]
  readonly beyond?: readonly Figure[]
  /** Whether rows of other subjects (`subject: figure`), which were not measured, are preserved. */
  readonly isPartial?: boolean
}
