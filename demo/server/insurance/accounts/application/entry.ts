/** A value of an application, and what the application calls it, the clearest name first. */
export interface Entry {
  readonly sources: readonly string[]
  readonly value: string
  /** Whether it may be one value that its separator cut, or several. */
  readonly isCut?: boolean
}
