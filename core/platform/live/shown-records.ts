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

/** The calls, by endpoint id, whose responses contain records of a kind. */
export interface DisplayedRecords<Id extends string = string> {
  readonly kind: LiveKind
  /** Lists and counts: refetched when any record changed. */
  readonly lists: readonly Id[]
  /** Calls with the id of a record in their input. They are refetched when that record changes. */
  readonly records: readonly Id[]
}
