import type { FilterOf, FilterValueOf, List, SortOf } from '#core/platform/lists/list.ts'
import type { ListRules } from './listing.ts'

type FilterRule<Value extends string> = (
  values: readonly Value[],
) => ReturnType<ListRules['filters'][string]>

/** The rules that follow from the list itself. */
type FromList = 'sorts' | 'filters' | 'defaultSort' | 'allowed'

/** A column for each sort of a list and a condition for each of its filters. */
export type ListColumns<L extends List> = Omit<ListRules, FromList | 'created'> & {
  readonly sorts: Readonly<Record<SortOf<L>, ListRules['sorts'][string]>>
  readonly filters: { readonly [Id in FilterOf<L>]: FilterRule<FilterValueOf<L, Id>> }
} & (L['hasDateFilter'] extends true ? Required<Pick<ListRules, 'created'>> : unknown)

/**
 * The rules by which the server parses list calls. Conditions get valid values of their filter
 * only, because `listing` rejects others.
 */
export function rulesOf<const L extends List>(list: L, columns: ListColumns<NoInfer<L>>): ListRules
export function rulesOf(
  list: List,
  { sorts, filters, ...rest }: Omit<ListRules, 'defaultSort' | 'allowed'>,
): ListRules {
  return {
    ...rest,
    // Columns of sorts that the list does not have are allowed here; the list rejects such sorts.
    sorts: Object.fromEntries(
      list.sorts.flatMap((name) => (sorts[name] === undefined ? [] : [[name, sorts[name]]])),
    ),
    // A repeated value is one condition.
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, condition]) => [
        name,
        (values: readonly string[]) => condition([...new Set(values)]),
      ]),
    ),
    defaultSort: list.defaultSort,
    allowed: Object.fromEntries(
      Object.entries(list.filters).map(([name, filter]) => [
        name,
        filter.kind === 'ids' ? null : filter.values,
      ]),
    ),
  }
}
