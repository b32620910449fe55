import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { markOf, periodIn, periods } from './periods.ts'

/** The filter columns of a growing list; one index contains all of them (`listIndexes`). */
export interface Facets {
  /** The column of the viewer's scope. */
  readonly scope: PgColumn
  /** The status that the list is filtered by most. */
  readonly lead: PgColumn
  /** Further columns with few values. */
  readonly more: readonly PgColumn[]
  /** Further columns with several values each, none of which is written like a value of the others (`0:…`, `7d:…`). */
  readonly sets: readonly PgColumn[]
  /** The column for date filters. */
  readonly created: PgColumn
  /**
   * Sort columns that grow with the date of creation: the rows of a date filter are adjacent in their
   * order and may be far from its beginning, so such a list is scanned month by month.
   */
  readonly following: readonly PgColumn[]
  /**
   * Sort columns with few values, of which the rows of a set may have some only: these rows are adjacent in
   * their order and may be far from its beginning, so such a list is scanned set by set.
   */
  readonly clustered: readonly PgColumn[]
  /** A value in nearly all rows: the index would compare its long list in vain. */
  readonly common?: FacetValue
  /** Leads of a list of their own: the index has the parts of their rows apart. */
  readonly group?: readonly string[]
  /**
   * A value in few rows, to which the scope of some viewers is limited: an index of these rows alone has
   * short lists, where that of all would compare long ones.
   */
  readonly apart?: FacetValue
}

/** The mark of rows whose lead is in the group. */
const groupMark = '+'

/** The mark of a row: index and queries must have the same expression, too. */
export const groupMarkOf = ({ lead, group }: Facets): SQL =>
  group
    ? sql`case when ${lead} in (${sql.raw(group.map((each) => `'${each}'`).join(', '))}) then ${sql.raw(`'${groupMark}'`)} else '' end`
    : sql.raw(`''::text`)

/** The marks that rows with one of some leads can have. */
export const groupMarksOf = (
  { group = [] }: Facets,
  leads: readonly string[],
): readonly string[] => [
  ...(leads.some((each) => group.includes(each)) ? [groupMark] : []),
  ...(leads.every((each) => group.includes(each)) ? [] : ['']),
]

/** One value of a column. */
export interface FacetValue {
  readonly column: PgColumn
  readonly value: string
}

/** The rows of a value apart. A literal, because the planner compares it with that of the index. */
export const isApart = ({ column, value }: FacetValue): SQL =>
  sql`${column} = ${sql.raw(`'${value}'`)}`

const columnsOf = ({ scope, lead, more }: Facets): readonly PgColumn[] => [scope, lead, ...more]

export const isFacet = (facets: Facets, column: PgColumn): boolean =>
  [...columnsOf(facets), ...facets.sets].includes(column)

/**
 * The facets of a row as one array, and the periods of its creation. Index and queries must have the same expression, or the index
 * is not used.
 */
export const facetArray = (facets: Facets): SQL => {
  const each = columnsOf(facets).map(
    (column: SQLWrapper, at) => sql`${sql.raw(`'${at}:'`)} || ${column}::text`,
  )
  const ofPeriods = periods.map(
    (length) => sql`${sql.raw(`'${markOf(length)}'`)} || ${periodIn(facets.created, length)}::text`,
  )
  const one = sql`array[${sql.join([...each, ...ofPeriods], sql`, `)}]`
  return sql`(${sql.join([one, ...facets.sets], sql` || `)})`
}

/** Whether an array has one of the values. */
export const hasAny = (array: SQLWrapper, values: readonly string[]): SQL =>
  sql`${array} && array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** Rows with one of the values in one facet, as a condition on the index of facets. */
export const hasFacet = (
  facets: Facets,
  column: PgColumn,
  values: readonly (string | boolean)[],
): SQL => {
  const at = columnsOf(facets).indexOf(column)
  const tags = values.map((value) => (at < 0 ? String(value) : `${at}:${value}`))
  return hasAny(facetArray(facets), tags)
}

/** Rows that were created in some periods, as a condition on the index of facets. */
export const isOfPeriods = (facets: Facets, marks: SQLWrapper): SQL =>
  sql`${facetArray(facets)} && ${marks}`
