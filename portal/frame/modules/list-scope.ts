/** A filter that a list takes from outside its table. */
export interface ScopeFilter {
  /** Nothing for all. */
  readonly values: readonly string[]
  /** Not known yet: the list waits. */
  readonly isWaiting: boolean
}

export type ListScope = () => ScopeFilter
