import type { Figure } from './figure.ts'
import type { ListViewer } from './lists/viewers.ts'

/** What of a part is measured. */
export interface MeasureOptions {
  /** Measures lists with some pairs of sort, filter and search, too. */
  readonly withPairs: boolean
  /** Measures the lists of these viewers only; all when undefined. */
  readonly viewers: readonly ListViewer[] | undefined
}

/** The figures of a part, and measured calls above their limit. */
export interface PartFigures {
  readonly figures: readonly Figure[]
  readonly beyond?: readonly Figure[]
  /** Whether the file keeps its rows on other subjects (`subject: figure`), which were not measured. */
  readonly isOfSome?: boolean
}
