/** A value of an application with its names in the file, the clearest first. */
export interface Entry {
  readonly sources: readonly string[]
  readonly value: string
  /** Whether it may be one value that contains the separator, or several. */
  readonly isAmbiguous?: boolean
}
