import { index, type IndexBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import { facetArray, type Facets } from './facets.ts'
import { sampleKey } from './sample-key.ts'
import { searchParts } from './searched.ts'

/** What the indexes of a list are made of. */
export interface IndexedList {
  readonly facets: Facets
  /** Sort keys by the name that ends the index's name. */
  readonly sorts: Readonly<Record<string, PgColumn>>
  /** Breaks ties of every sort. */
  readonly tie: PgColumn
  /** What a list is dated by. */
  readonly created: PgColumn
  readonly searched: PgColumn
  /** What scopes and filters read beside all of these. */
  readonly more?: readonly PgColumn[]
  /** Sort keys that samples read from the rows: with them an entry of an index could grow too long. */
  readonly long: readonly PgColumn[]
}

/**
 * Indexes that keep a list's pages as fast as they are with few rows. For each sort, in each scope and
 * over all: the rows of one status in order; what else it is filtered by ends the index, so that walking
 * it reads no row that a filter refuses. One index of all facets and of the parts of what is searched,
 * which finds the few rows that several filters and a search leave. And the rows in random order, for samples,
 * with all that a sample looks at: its rows stand together there, where in the table each is on another page.
 */
export const listIndexes = (
  name: string,
  { facets, sorts, tie, created, searched, more: others = [], long }: IndexedList,
): IndexBuilder[] => {
  const { scope, lead, more } = facets
  const endOf = (key: PgColumn) => [...more, created].filter((column) => column !== key)
  const looked = [tie, lead, ...more, created, ...Object.values(sorts), ...others, searched]
  const sampled = [...new Set(looked)].filter((column) => !long.includes(column))
  return [
    ...Object.entries(sorts).flatMap(([sort, key]) => [
      index(`${name}_list_${sort}`).on(lead, key, tie, ...endOf(key)),
      index(`${name}_scoped_${sort}`).on(scope, lead, key, tie, ...endOf(key)),
    ]),
    // sorted by the lead itself
    index(`${name}_list`).on(lead, tie, ...endOf(lead)),
    index(`${name}_scoped`).on(scope, lead, tie, ...endOf(lead)),
    index(`${name}_found`)
      .using('gin', facetArray(facets), searchParts(searched))
      // rows that wait to be indexed would be searched one by one
      .with({ fastupdate: false }),
    index(`${name}_sample`).on(sampleKey(tie), scope, ...sampled),
    index(`${name}_scoped_sample`).on(scope, sampleKey(tie), ...sampled),
  ]
}
