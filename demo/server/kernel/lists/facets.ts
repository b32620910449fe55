import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** By what the rows of a list that grows are told apart; one index holds all of it (`listIndexes`). */
export interface Facets {
  /** Whose rows a viewer sees. */
  readonly scope: PgColumn
  /** The status that the list is filtered by most. */
  readonly lead: PgColumn
  /** Further columns that have few values. */
  readonly more: readonly PgColumn[]
}

const columnsOf = ({ scope, lead, more }: Facets): readonly PgColumn[] => [scope, lead, ...more]

export const isFacet = (facets: Facets, column: PgColumn): boolean =>
  columnsOf(facets).includes(column)

/** The facets of a row as one array. Index and queries have the same expression, or the index is not used. */
export const facetArray = (facets: Facets): SQL => {
  const each = columnsOf(facets).map(
    (column: SQLWrapper, at) => sql`${sql.raw(`'${at}:'`)} || ${column}::text`,
  )
  return sql`(array[${sql.join(each, sql`, `)}])`
}

/** Rows of which one facet has one of the values, as a condition that the index of facets answers. */
export const hasFacet = (
  facets: Facets,
  column: PgColumn,
  values: readonly (string | boolean)[],
): SQL => {
  const at = columnsOf(facets).indexOf(column)
  const tags = values.map((value) => sql`${`${at}:${value}`}`)
  return sql`${facetArray(facets)} && array[${sql.join(tags, sql`, `)}]::text[]`
}
