/** A filter that a list gets from outside its table. */
export interface ScopeFilter {
  /** Undefined for all. */
  readonly values: readonly string[]
  /** Not known yet: the list waits. */
  readonly isWaiting: boolean
}

export type ListScope = () => ScopeFilter
