import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '../api/endpoint.ts'
import type { listQuery, Page } from '../api/lists.ts'

/** A filter that takes any of the values it names. */
export interface AnyOfFilter<Value extends string = string> {
  readonly kind: 'anyOf'
  readonly values: readonly Value[]
}

/** A filter that takes ids of records, which only the server can know. */
export interface IdsFilter {
  readonly kind: 'ids'
}

export type ListFilter = AnyOfFilter | IdsFilter

/** Any of these wire values. */
/*@__NO_SIDE_EFFECTS__*/
export const anyOf = <const Value extends string>(
  values: readonly Value[],
): AnyOfFilter<Value> => ({ kind: 'anyOf', values })

/** Any of some records, by their ids. */
export const ids: IdsFilter = { kind: 'ids' }

/** A record that lists show. */
export interface ListRow {
  readonly id: string
}

/** A list call: takes the common list parameters and answers with a page. */
export type ListEndpoint = Endpoint & {
  readonly query: typeof listQuery
  readonly answer: z.ZodMiniType<Page<ListRow>>
}

/** A list as a value: what it asks, and by what it is sorted, filtered and searched (spec 1 §7). */
export interface List {
  readonly endpoint: ListEndpoint
  /** Fields of `sort=field,direction`; any other is refused with 400. */
  readonly sorts: readonly string[]
  /** `field,direction` when none is asked. */
  readonly defaultSort: string
  /** Keys of the filter map with what each takes; anything else is refused with 400. */
  readonly filters: Readonly<Record<string, ListFilter>>
  /** Takes `search`. */
  readonly isSearched: boolean
  /** Takes `after` and `before`, which count by the creation of a record. */
  readonly isDated: boolean
}

type Direction = 'asc' | 'desc'

/** Fields that a list sorts by. */
export type SortOf<L extends List> = L['sorts'][number]

/** Keys of a list's filter map. */
export type FilterOf<L extends List> = keyof L['filters'] & string

/** Values that a filter of a list takes. */
export type FilterValueOf<L extends List, Id extends FilterOf<L>> =
  L['filters'][Id] extends AnyOfFilter<infer Value extends string> ? Value : string

/** Filters of a list whose values can be offered for choice. */
export type ChoiceOf<L extends List> = {
  [Id in FilterOf<L>]: L['filters'][Id] extends AnyOfFilter ? Id : never
}[FilterOf<L>]

/** A record as a list shows it. */
export type RowOf<L extends List> =
  AnswerOf<L['endpoint']> extends Page<infer Row extends ListRow> ? Row : never

/** Declares a list. Its default order is one of its own sorts. */
/*@__NO_SIDE_EFFECTS__*/
export function list<const L extends List>(
  definition: L & { readonly defaultSort: `${SortOf<L>},${Direction}` },
): L {
  return definition
}
