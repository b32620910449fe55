import type { LiveKind } from './model.ts'

/** The ids of the endpoints of a module: a first view names them without their shapes. */
export type IdIn<Module> = {
  [Name in keyof Module]: Module[Name] extends {
    readonly id: infer Id extends string
    readonly path: string
  }
    ? Id
    : never
}[keyof Module]

/** The calls, by the ids of their endpoints, whose answers show records of a kind. */
export interface ShownRecords<Id extends string = string> {
  readonly kind: LiveKind
  /** Lists and counts: refetched whichever record changed. */
  readonly lists: readonly Id[]
  /** Calls about one record, whose id is in their input: refetched when that one changed. */
  readonly records: readonly Id[]
}
