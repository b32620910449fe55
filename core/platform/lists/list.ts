import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '../api/endpoint.ts'
import type { listQuery, Page } from '../api/lists.ts'

/** A filter with a fixed set of values. */
export interface AnyOfFilter<Value extends string = string> {
  readonly kind: 'anyOf'
  readonly values: readonly Value[]
}

/** A filter by ids of records, which only the server can check. */
export interface IdsFilter {
  readonly kind: 'ids'
}

export type ListFilter = AnyOfFilter | IdsFilter

/** A filter that accepts any of these wire values. */
/*@__NO_SIDE_EFFECTS__*/
export const anyOf = <const Value extends string>(
  values: readonly Value[],
): AnyOfFilter<Value> => ({ kind: 'anyOf', values })

/** A filter by the ids of records. */
export const ids: IdsFilter = { kind: 'ids' }

/** A record in a list. */
export interface ListRow {
  readonly id: string
  /** The IANA zone in which its dates are displayed: the insured's. */
  readonly timezone?: string | undefined
}

/** A list call: takes the common list parameters and returns a page. */
export type ListEndpoint = Endpoint & {
  readonly query: typeof listQuery
  readonly answer: z.ZodMiniType<Page<ListRow>>
}

/** A list as a value: its endpoint, sorts, filters and search (spec 1 §7). */
export interface List {
  readonly endpoint: ListEndpoint
  /** Fields of `sort=field,direction`; any other returns 400. */
  readonly sorts: readonly string[]
  /** `field,direction` of a call without a sort. */
  readonly defaultSort: string
  /** Keys of the filter map with their values; anything else returns 400. */
  readonly filters: Readonly<Record<string, ListFilter>>
  /** Whether it accepts `search`. */
  readonly isSearchable: boolean
  /** Whether it accepts `after` and `before`, which filter by creation time. */
  readonly hasDateFilter: boolean
  /** `test` for a list of test records; other lists show real ones. */
  readonly mode?: 'test'
}

type Direction = 'asc' | 'desc'

/** Fields that a list can be sorted by. */
export type SortOf<L extends List> = L['sorts'][number]

/** Keys of a list's filter map. */
export type FilterOf<L extends List> = keyof L['filters'] & string

/** Values that a filter of a list accepts. */
export type FilterValueOf<L extends List, Id extends FilterOf<L>> =
  L['filters'][Id] extends AnyOfFilter<infer Value extends string> ? Value : string

/** Filters of a list with a fixed set of values. */
export type ChoiceOf<L extends List> = {
  [Id in FilterOf<L>]: L['filters'][Id] extends AnyOfFilter ? Id : never
}[FilterOf<L>]

/** Filters of a list by ids. */
export type IdsOf<L extends List> = Exclude<FilterOf<L>, ChoiceOf<L>>

/** A record in a list. */
export type RowOf<L extends List> =
  AnswerOf<L['endpoint']> extends Page<infer Row extends ListRow> ? Row : never

/** Declares a list. Its default sort must be one of its sorts. */
/*@__NO_SIDE_EFFECTS__*/
export function list<const L extends List>(
  definition: L & { readonly defaultSort: `${SortOf<L>},${Direction}` },
): L {
  return definition
}
