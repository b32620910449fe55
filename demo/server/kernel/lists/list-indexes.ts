import { index, type IndexBuilder } from 'drizzle-orm/pg-core'

type Key = Parameters<ReturnType<typeof index>['on']>[0]

/** What the indexes of a list are made of. */
export interface IndexedList {
  /** Whose rows a viewer sees: one set of indexes begins with it, another without. */
  readonly scope: Key
  /** The status that the list is filtered by; every index holds each of its values in order. */
  readonly lead: Key
  /** Sort keys by the name that ends the index's name. */
  readonly sorts: Readonly<Record<string, Key>>
  /** Breaks ties of every sort. */
  readonly tie: Key
  /** Further filters: they end each index, so that walking it reads no row that they refuse. */
  readonly facets: readonly Key[]
}

/**
 * Indexes that keep a list's pages as fast as they are with few rows: for each scope and sort the rows
 * of one status in order, and for each further filter its rows, for counts.
 */
export const listIndexes = (
  name: string,
  { scope, lead, sorts, tie, facets }: IndexedList,
): IndexBuilder[] => [
  ...Object.entries(sorts).flatMap(([sort, key]) => [
    index(`${name}_list_${sort}`).on(lead, key, tie, ...facets),
    index(`${name}_scoped_${sort}`).on(scope, lead, key, tie, ...facets),
  ]),
  // sorted by the lead itself
  index(`${name}_list`).on(lead, tie, ...facets),
  index(`${name}_scoped`).on(scope, lead, tie, ...facets),
  ...facets.flatMap((facet, at) => [
    index(`${name}_facet_${at}`).on(facet, lead),
    index(`${name}_scoped_facet_${at}`).on(scope, facet, lead),
  ]),
]
