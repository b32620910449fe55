import { index, type IndexBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import { facetArray, isApart, groupMarkOf, type Facets } from './facets.ts'
import { monthIn } from './months.ts'
import { sampleKey } from './sample-key.ts'
import { searchParts, searchPartsOf } from './searched.ts'

/** The columns of a list's indexes. */
export interface IndexedList {
  readonly facets: Facets
  /** Sort keys, by the ending of the index's name. */
  readonly sorts: Readonly<Record<string, PgColumn>>
  /** Breaks ties of every sort. */
  readonly tie: PgColumn
  readonly searched: PgColumn
  /** What scopes search that see less (`ListScope.searched`). */
  readonly searchedOpenly?: PgColumn
  /** Further columns that scopes and filters read. */
  readonly more?: readonly PgColumn[]
  /** Sort keys that samples read from the table, because they could make an index entry too long. */
  readonly long: readonly PgColumn[]
}

/**
 * Indexes that make a list's pages as fast as with few rows. For each sort, per scope and overall:
 * the rows of one status in order, followed by the other filter columns, so that scanning it reads
 * no row that a filter rejects; for sorts that follow the date of creation also per month of it, for
 * clustered ones per set of a scope. One index of all facets, the periods of creation and the parts of the
 * searched text, also within each value of a set, which finds the few rows of several filters and a search. And the rows by status, and in
 * random order for samples, with all columns that a list reads: in the table each row is on another page.
 */
export const listIndexes = (
  name: string,
  { facets, sorts, tie, searched, searchedOpenly, more: others = [], long }: IndexedList,
): IndexBuilder[] => {
  const { scope, lead, more, sets, created, following, clustered, apart } = facets
  const endOf = (key: PgColumn) => [...more, ...sets, created].filter((column) => column !== key)
  const looked = [
    tie,
    lead,
    ...more,
    ...sets,
    created,
    ...Object.values(sorts),
    ...others,
    searched,
  ]
  const sampled = [...new Set(looked)].filter((column) => !long.includes(column))
  const afterLead = [...new Set([tie, ...endOf(lead), ...sampled])].filter((each) => each !== lead)
  return [
    ...Object.entries(sorts).flatMap(([sort, key]) => [
      index(`${name}_list_${sort}`).on(lead, key, tie, ...endOf(key)),
      index(`${name}_scoped_${sort}`).on(scope, lead, key, tie, ...endOf(key)),
    ]),
    ...Object.entries(sorts)
      .filter(([, key]) => following.includes(key))
      .flatMap(([sort, key]) => [
        index(`${name}_monthly_${sort}`).on(lead, monthIn(created), key, tie, ...endOf(key)),
        index(`${name}_scoped_monthly_${sort}`).on(
          scope,
          lead,
          monthIn(created),
          key,
          tie,
          ...endOf(key),
        ),
      ]),
    ...Object.entries(sorts)
      .filter(([, key]) => clustered.includes(key))
      .flatMap(([sort, key]) =>
        sets.map((set, at) =>
          index(`${name}_scoped_set_${at}_${sort}`).on(
            scope,
            set,
            lead,
            key,
            tie,
            ...endOf(key).filter((column) => column !== set),
          ),
        ),
      ),
    // sorted by the lead itself
    index(`${name}_list`).on(lead, ...afterLead),
    index(`${name}_scoped`).on(scope, lead, ...afterLead),
    // the shortest lists first: PostgreSQL compares the others with what the first two have in common
    index(`${name}_found`)
      .using(
        'gin',
        searchParts(searched),
        ...(searchedOpenly ? [searchParts(searchedOpenly)] : []),
        ...sets.map((set) => searchPartsOf(set, groupMarkOf(facets), searched)),
        facetArray(facets),
      )
      // pending entries of the index would be searched one by one
      .with({ fastupdate: false }),
    ...(apart
      ? [
          index(`${name}_found_apart`)
            .using('gin', searchParts(searchedOpenly ?? searched), facetArray(facets))
            .with({ fastupdate: false })
            .where(isApart(apart)),
        ]
      : []),
    index(`${name}_sample`).on(sampleKey(tie), scope, ...sampled),
    index(`${name}_scoped_sample`).on(scope, sampleKey(tie), ...sampled),
  ]
}
