import type { LiveKind } from './model.ts'

/** The endpoint ids of a module, for a first view that does not load their shapes. */
export type IdIn<Module> = {
  [Name in keyof Module]: Module[Name] extends {
    readonly id: infer Id extends string
    readonly path: string
  }
    ? Id
    : never
}[keyof Module]

/** The calls, by endpoint id, whose answers contain records of a kind. */
export interface DisplayedRecords<Id extends string = string> {
  readonly kind: LiveKind
  /** Lists and counts: refetched when any record changed. */
  readonly lists: readonly Id[]
  /** Calls about one record, whose id is in their input: refetched when that record changed. */
  readonly records: readonly Id[]
}
